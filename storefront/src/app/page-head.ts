import type { LanguageCode } from '@pinline/contracts/api/languages'
import { languageLocale, localisedPath, offeredLanguages } from './language.ts'
import type { AppContext } from './router-context.ts'
import type { HeadTag, ServedHead } from './served-head.ts'
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
  /** True for pages that search engines need not list, such as results: they have alternates, but are not indexed. */
  readonly isUnlisted?: boolean
  /** What sharers call it; by default a website's page. */
  readonly kind?: 'article' | 'product'
  /** The picture that sharers show, 1200 × 630; by default that of the shop. */
  readonly image?: { readonly url: string; readonly alt: string }
  /** Structured data (schema.org), one script each; the server alone writes it. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
}

/** Search engines and sharers show about so much of a description, characters. */
const descriptionLength = 160

/** A text of at most so many characters, ending after a word. */
const clipped = (text: string, most = descriptionLength): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const end = start.lastIndexOf(' ')
  return `${(end > most / 2 ? start.slice(0, end) : start).replace(/[\s,.;:，。；：、]+$/, '')}…`
}

/** Tags for whoever shows a link to a page with its picture: Open Graph, and the one that X asks for beside it. */
const shareTags = (
  { language, origin, i18n }: AppContext,
  head: PageHead,
  shown: { readonly title: string; readonly description: string; readonly url: string },
): HeadTag[] => {
  const shop = i18n.t('shell:shopName')
  const locale = languageLocale(head.shownIn ?? language)
  const { url, alt } = head.image ?? { url: `/share/shop.png?lang=${language}`, alt: shop }
  const others = alternatesOf(head).filter(({ code }) => languageLocale(code) !== locale)
  return [
    { property: 'og:type', content: head.kind ?? 'website' },
    { property: 'og:title', content: shown.title },
    ...(shown.description === '' ? [] : [{ property: 'og:description', content: shown.description }]),
    { property: 'og:site_name', content: shop },
    { property: 'og:url', content: shown.url },
    { property: 'og:locale', content: locale },
    ...others.map(({ code }) => ({ property: 'og:locale:alternate', content: languageLocale(code) })),
    { property: 'og:image', content: origin + url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const alternatesOf = ({ languages }: PageHead) =>
  offeredLanguages().filter(({ code }) => languages?.includes(code) ?? true)

/** Pictures and titles for sharers, alternates in ten languages and x-default, structured data. */
const servedHead = (
  context: AppContext,
  head: PageHead,
  shown: { readonly title: string; readonly description: string; readonly url: string },
): ServedHead => {
  const { language, origin } = context
  const offered = alternatesOf(head)
  const alternate = (tag: string, code: LanguageCode): HeadTag => ({
    rel: 'alternate',
    hreflang: tag,
    href: addressOf(origin, code, head.path),
  })
  return {
    meta: shareTags(context, head, shown),
    links: [
      ...offered.map(({ code, tag }) => alternate(tag, code)),
      alternate('x-default', offered.some(({ code }) => code === 'en') ? 'en' : language),
    ],
    things: head.jsonLd ?? [],
  }
}

const addressOf = (origin: string, code: LanguageCode, path: string): string =>
  origin + encodeURI(localisedPath(code, path))

/**
 * Title, description and canonical URL of a page; on the server also what sharers and search engines read. Used as a
 * route's head: `head: ({ match }) => pageHead(match.context, { path, title })`.
 */
export function pageHead(
  context: AppContext,
  head: PageHead,
): { meta: HeadTag[]; links: HeadTag[]; scripts: HeadTag[] } {
  const { language, origin, i18n } = context
  const shop = i18n.t('shell:shopName')
  const { title, description: written = '' } = { ...head, ...seoSettingOf(context, head.path) }
  const description = clipped(written)
  const url = addressOf(origin, head.shownIn ?? language, head.path)
  const meta: HeadTag[] = [{ title: `${title} | ${shop}` }]
  if (description !== '') meta.push({ name: 'description', content: description })
  if (head.isPrivate) {
    meta.push({ name: 'robots', content: 'noindex, nofollow' })
    return { meta, links: [], scripts: [] }
  }
  if (head.isUnlisted) meta.push({ name: 'robots', content: 'noindex, follow' })
  if (import.meta.env.SSR) context.serve?.(servedHead(context, head, { title, description, url }))
  return { meta, links: [{ rel: 'canonical', href: url }], scripts: [] }
}
