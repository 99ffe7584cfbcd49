import { actor } from '@pinline/events/event'
import { buyerId, staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { instant } from '../fields.ts'

export const erasureKind = z.enum(['buyer', 'staff'])

/** A person whose data were erased, without anything about them but their id. */
export const erasureRow = z.object({
  id: z.union([buyerId, staffId]),
  kind: erasureKind,
  erasedAt: instant,
  /** Who erased: the person, staff, or a service after a restored backup. */
  by: actor,
  /**
   * Entries of the vault by kind: how many the person's events refer to, and how many of them the vault still holds, as
   * counted for this response. Proof of the erasure is that it holds none.
   */
  vault: z.array(z.object({ kind: z.string(), entries: z.int(), held: z.int() })),
  entries: z.int(),
  held: z.int(),
})
export type ErasureRow = z.infer<typeof erasureRow>

/** Erased buyers and removed members of staff, with what the vault still holds of them. */
export const erasuresResource = adminResource({
  name: 'erasures',
  permission: 'operations.read',
  row: erasureRow,
  filter: z.object({
    kind: erasureKind.optional(),
    /** Erased between these instants, both included. */
    from: instant.optional(),
    to: instant.optional(),
  }),
  sorts: ['erasedAt'],
})
