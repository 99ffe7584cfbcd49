import type { ContentDetails } from '@pinline/events/catalogue/content-details'

/** Path of the shop without language at which readers find an item; null where its kind has no page. */
export const contentPath = (details: ContentDetails, slug: string): string | null => {
  switch (details.kind) {
    case 'page':
      return details.path
    case 'news':
      return `/news/detail?id=${slug}`
    case 'blog':
      return `/intro/blog/${slug}`
    case 'solution':
      return `/solution/${slug}`
    case 'resource':
      return `/intro/researchCenter#${slug}`
    case 'certificate':
    case 'patent':
      return `/intro/complianceCenter#${slug}`
    case 'banner':
    case 'seo':
    case 'hot-keyword':
    case 'menu':
      return null
    default:
      return details satisfies never
  }
}

/** Path of an earlier slug: that of a page changes its last segment only. */
export const formerPath = (details: ContentDetails, slug: string): string | null =>
  details.kind === 'page' && !['/intro', '/whyGo', '/contact', '/customer-manager'].includes(details.path)
    ? details.path.replace(/[^/]+$/, slug)
    : contentPath(details, slug)

/** Kinds whose slugs must differ from one another. */
export const slugGroup = (kind: ContentDetails['kind']): string =>
  kind === 'news' || kind === 'blog' ? 'article' : kind
