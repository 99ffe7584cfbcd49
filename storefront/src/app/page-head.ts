import type { LanguageCode } from '@pinline/contracts/api/languages'
import { localisedPath, offeredLanguages } from './language.ts'
import type { AppContext } from './router-context.ts'
import { seoSettingOf } from './shop-settings.ts'

/** Metadata of a page for search engines and the window title. */
export interface PageHead {
  /** Path without the language prefix, e.g. `/productDetail/p-12`. */
  readonly path: string
  readonly title: string
  readonly description?: string
  /** Private pages are not indexed and have no alternates. */
  readonly isPrivate?: boolean
  /** Languages that the page exists in; by default all. The others show one of them, and are no alternates. */
  readonly languages?: readonly LanguageCode[]
  /** The language of its text, where it may be another than that of the address: its address is the canonical one. */
  readonly shownIn?: LanguageCode
  /** The picture that sharers show, px. */
  readonly image?: {
    readonly url: string
    readonly width: number | null
    readonly height: number | null
    readonly alt: string
  }
  /** Structured data (schema.org), one script each. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
}

type HeadTag = Record<string, string>

/**
 * Title, description, canonical URL, alternates in ten languages and x-default, and structured data of a page. Used as
 * a route's head: `head: ({ match }) => pageHead(match.context, { path, title })`.
 */
export function pageHead(
  context: AppContext,
  head: PageHead,
): { meta: HeadTag[]; links: HeadTag[]; scripts: HeadTag[] } {
  const { language, origin, i18n } = context
  const shop = i18n.t('shell:shopName')
  const { title, description } = { ...head, ...seoSettingOf(context, head.path) }
  const url = (code: LanguageCode): string => origin + encodeURI(localisedPath(code, head.path))
  const canonical = url(head.shownIn ?? language)
  const meta: HeadTag[] = [
    { title: `${title} | ${shop}` },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: shop },
    { property: 'og:url', content: canonical },
  ]
  if (description) {
    meta.push({ name: 'description', content: description }, { property: 'og:description', content: description })
  }
  if (head.image) {
    const { url: address, width, height, alt } = head.image
    meta.push({ property: 'og:image', content: origin + address }, { property: 'og:image:alt', content: alt })
    if (width !== null) meta.push({ property: 'og:image:width', content: String(width) })
    if (height !== null) meta.push({ property: 'og:image:height', content: String(height) })
  }
  if (head.isPrivate) {
    meta.push({ name: 'robots', content: 'noindex, nofollow' })
    return { meta, links: [], scripts: [] }
  }
  const offered = offeredLanguages().filter(({ code }) => head.languages?.includes(code) ?? true)
  return {
    meta,
    links: [
      { rel: 'canonical', href: canonical },
      ...offered.map(({ code, tag }) => ({ rel: 'alternate', hrefLang: tag, href: url(code) })),
      {
        rel: 'alternate',
        hrefLang: 'x-default',
        href: url(offered.some(({ code }) => code === 'en') ? 'en' : language),
      },
    ],
    scripts: (head.jsonLd ?? []).map((thing) => ({
      type: 'application/ld+json',
      children: JSON.stringify(thing).replaceAll('<', '\\u003c'),
    })),
  }
}
