import type { Actor } from '@pinline/events/event'
import type { BuyerId } from '@pinline/events/ids'
import type { VaultVersions } from './vault-versions.ts'

/** When a buyer was erased, by whom, and what the vault had; null before. Row id: buyer id. */
export interface BuyerErasure {
  readonly id: BuyerId
  readonly erasedAt: string | null
  readonly by: Actor | null
  readonly versions: VaultVersions
}
