export interface AdjacentRecord {
  readonly id: string
  /** The page of the list on which it is. */
  readonly page: number
}

export interface AdjacentInList {
  readonly previous: AdjacentRecord | undefined
  readonly next: AdjacentRecord | undefined
}

interface ShownPage {
  readonly page: number
  readonly perPage: number
}

/**
 * The records before and after one in a list, of which a page was shown; the pages beside it are read only where the
 * record is at its edge. Neither for a record that has left the page.
 */
export const adjacentIn = async (
  id: string,
  { page, perPage }: ShownPage,
  idsOn: (page: number) => Promise<readonly string[]>,
): Promise<AdjacentInList> => {
  const read = async (at: number): Promise<AdjacentRecord[]> => (await idsOn(at)).map((one) => ({ id: one, page: at }))
  const shown = await read(page)
  const place = shown.findIndex((one) => one.id === id)
  if (place < 0) return { previous: undefined, next: undefined }
  const before = place === 0 && page > 1 ? await read(page - 1) : []
  const after = place === shown.length - 1 && shown.length === perPage ? await read(page + 1) : []
  return { previous: shown[place - 1] ?? before.at(-1), next: shown[place + 1] ?? after[0] }
}
