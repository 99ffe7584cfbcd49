import type { z } from 'zod'
import { event } from '../event.ts'
import { sortId } from '../ids.ts'

/** Staff deleted a sort that nothing had. */
export const sortDeleted = event('sort-deleted', { sortId })
export type SortDeleted = z.infer<typeof sortDeleted>
