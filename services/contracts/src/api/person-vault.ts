import { serviceName } from '@pinline/events/event'
import { buyerId, staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from './call.ts'

export const personKind = z.enum(['buyer', 'staff'])

/** What a vault holds of a person, by kind of entry. */
export const vaultCount = z.object({
  kind: z.string(),
  /** Entries that the vault holds now. */
  held: z.int(),
  /** They stay when the person is erased: invoices, as tax law says, and signatures of members of staff. */
  retained: z.boolean(),
})
export type VaultCount = z.infer<typeof vaultCount>

/** What the vault of a service holds; null while the service does not respond, so that nothing is known. */
export const serviceVaultCount = z.object({ service: serviceName, vault: z.array(vaultCount).nullable() })
export type ServiceVaultCount = z.infer<typeof serviceVaultCount>

export const maxCountedPersons = 50

/** Counts what the vault of a service holds of persons; kinds of which it may hold something are listed with zero too. */
export const countPersonVault = call({
  name: 'count-person-vault',
  path: '/internal/count-person-vault',
  effect: 'read',
  access: internal,
  input: z.object({
    persons: z.array(z.object({ kind: personKind, id: z.union([buyerId, staffId]) })).max(maxCountedPersons),
  }),
  output: z.object({ counts: z.array(z.array(vaultCount)) }),
  errors: [],
})
