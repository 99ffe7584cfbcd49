import { z } from 'zod'
import { logisticsEntryOf, type TrackingSource } from './tracking-source.ts'

/** What staff entered about a parcel; erased texts are left out. */
export const staffEntries: TrackingSource = async ({ vault }, _order, { entries }) => {
  if (entries.length === 0) return []
  const texts = await vault.getMany(
    entries.map(({ contentRef }) => contentRef),
    z.string(),
  )
  return entries.flatMap(({ at, entryId }, place) => {
    const content = texts[place]
    return content === undefined ? [] : [logisticsEntryOf(at, content, entryId)]
  })
}
