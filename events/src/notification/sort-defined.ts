import { z } from 'zod'
import { event } from '../event.ts'
import { sortId } from '../ids.ts'

/** Staff added a sort, changed it or moved it. `names` by language code. */
export const sortDefined = event('sort-defined', {
  sortId,
  parentId: sortId.nullable(),
  /** Position among the sorts of the same parent. */
  orderNum: z.int().min(1),
  names: z.record(z.string(), z.string()),
})
export type SortDefined = z.infer<typeof sortDefined>
