/** What a call returns of a list in pages. */
interface Page {
  readonly list: readonly unknown[]
  readonly pageSize: number
  readonly total: number
}

/**
 * Reads a page of a list, or the last one where the list has no such page any more: its only row may have moved to
 * another tab, and an empty page would say that there is nothing.
 */
export const readPage = async <Found extends Page>(
  page: number,
  read: (page: number) => Promise<Found>,
): Promise<Found> => {
  const found = await read(page)
  const last = Math.ceil(found.total / found.pageSize)
  return last > 0 && last < page ? await read(last) : found
}
