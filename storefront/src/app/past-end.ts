import { notFound } from '@tanstack/react-router'

/** What a page that is not found says of itself where it is one behind the last of a list. */
const pastEnd = { isPastEnd: true } as const

/** Whether a page that is not found is one behind the last of a list. */
export const isPastEnd = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isPastEnd' in data && data.isPastEnd === true

/** Throws "not found" for a page behind the last of a list, so that search engines do not list empty pages. */
export const checkPage = (
  page: number,
  { list, total }: { readonly list: readonly unknown[]; readonly total: number },
): void => {
  if (page > 1 && list.length === 0 && total > 0) throw notFound({ data: pastEnd })
}
