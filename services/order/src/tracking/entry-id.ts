import { createHash } from 'node:crypto'

/** The id of a tracking entry: the same for the same time and text of a parcel, so that it is added once. */
export const entryIdOf = (parcelNo: number, at: string, content: string): string =>
  createHash('sha256')
    .update(JSON.stringify([parcelNo, at, content]))
    .digest('hex')
    .slice(0, 24)
