/** An entry of a pager: a page or a gap between pages. */
export type PageEntry = number | 'gap'

/** First, last, the current page and the pages beside it, with gaps between; at most seven entries. */
export function pageNumbers(current: number, count: number): PageEntry[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1)
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count)
  const pages = [...new Set([1, ...(current <= 3 ? [2, 3, 4] : []), ...near, count])].sort((a, b) => a - b)
  return pages.flatMap((page, index): PageEntry[] => {
    const before = pages[index - 1]
    return before !== undefined && page - before > 1 ? ['gap', page] : [page]
  })
}
