import { sortId } from '@pinline/events/ids'
import { z } from 'zod'

/**
 * A sort of notices and files. `title` in the language of the request, `titles` by language code; `revision` must be sent
 * with the next command.
 */
export const sortRow = z.object({
  id: sortId,
  parentId: sortId.nullable(),
  orderNum: z.int(),
  title: z.string(),
  titles: z.record(z.string(), z.string()),
  /** Notices that have it, whoever they are shown to. */
  notices: z.int(),
  /** Files that have it; null while the catalogue does not respond. */
  files: z.int().nullable(),
  revision: z.int(),
})
export type SortRow = z.infer<typeof sortRow>
