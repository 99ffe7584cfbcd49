import type { PublishedContent } from './live-content.ts'

const dateOf = ({ details, publishedAt }: PublishedContent): string =>
  'date' in details ? details.date : publishedAt.slice(0, 10)
const orderOf = ({ details }: PublishedContent): number => ('orderNum' in details ? details.orderNum : 0)

/** Articles by their date, the newest first; those of one day by publication. */
export const newestFirst = (items: readonly PublishedContent[]): PublishedContent[] =>
  items.toSorted(
    (a, b) =>
      dateOf(b).localeCompare(dateOf(a)) || b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id),
  )

/** Items as staff put them: by `orderNum`, then by slug. */
export const inOrder = (items: readonly PublishedContent[]): PublishedContent[] =>
  items.toSorted((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug))
