import { actor } from '@pinline/events/event'
import { buyerId, staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { serviceVaultCount } from '../../api/person-vault.ts'
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
   * Entries of account's vault by kind: how many the person's events refer to, and how many of them the vault still holds, as
   * counted for this response. Proof of the erasure is that it holds none.
   */
  vault: z.array(z.object({ kind: z.string(), entries: z.int(), held: z.int() })),
  entries: z.int(),
  /** What the vaults of the other services hold, by kind, as counted for this response. */
  services: z.array(serviceVaultCount),
  /** In all vaults that responded, without what is retained. */
  held: z.int(),
  /** Retained in the vaults by law, or as a record. */
  retained: z.int(),
  /** Every service has counted, and none holds what it should not. */
  proved: z.boolean(),
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
