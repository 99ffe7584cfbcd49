import { z } from 'zod'
import { sortDefined } from './sort-defined.ts'
import { sortDeleted } from './sort-deleted.ts'

/** Every event of the sorts: one stream, so that two editors make no circle of them. */
export const sortsEvent = z.discriminatedUnion('type', [sortDefined, sortDeleted])
export type SortsEvent = z.infer<typeof sortsEvent>

export const sortsStreamType = 'sorts'
