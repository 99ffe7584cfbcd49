import { localisedPath, offeredLanguages } from './language.ts'
import type { AppContext } from './router-context.ts'

/** Metadata of a page for search engines and the window title. */
export interface PageHead {
  /** Path without the language prefix, e.g. `/productDetail/p-12`. */
  readonly path: string
  readonly title: string
  readonly description?: string
  /** Private pages are not indexed and have no alternates. */
  readonly isPrivate?: boolean
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
  const url = (code: typeof language): string => origin + encodeURI(localisedPath(code, head.path))
  const meta: HeadTag[] = [
    { title: `${head.title} | ${shop}` },
    { property: 'og:title', content: head.title },
    { property: 'og:site_name', content: shop },
    { property: 'og:url', content: url(language) },
  ]
  if (head.description) {
    meta.push(
      { name: 'description', content: head.description },
      { property: 'og:description', content: head.description },
    )
  }
  if (head.isPrivate) {
    meta.push({ name: 'robots', content: 'noindex, nofollow' })
    return { meta, links: [], scripts: [] }
  }
  return {
    meta,
    links: [
      { rel: 'canonical', href: url(language) },
      ...offeredLanguages().map(({ code, tag }) => ({ rel: 'alternate', hrefLang: tag, href: url(code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: url('en') },
    ],
    scripts: (head.jsonLd ?? []).map((thing) => ({
      type: 'application/ld+json',
      children: JSON.stringify(thing).replaceAll('<', '\\u003c'),
    })),
  }
}
