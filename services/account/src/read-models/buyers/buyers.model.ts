import type { BuyerId, VaultReference } from '@pinline/events/ids'

/** A note about a buyer; null if staff did not write it. */
export interface ListedBuyerNote {
  readonly noteRef: VaultReference
  readonly staffId: string | null
  /** ISO time. */
  readonly addedAt: string
}

/** A buyer for the list of the console: references only, the person's data are in the vault. Row id: buyer id. */
export interface ListedBuyer {
  readonly buyerId: BuyerId
  readonly state: 'active' | 'disabled' | 'erased'
  /** ISO time; empty until the registration has arrived. */
  readonly registeredAt: string
  readonly contactRef: VaultReference | null
  readonly companyRef: VaultReference | null
  /** Notes of staff, oldest first; at most 100. */
  readonly notes: readonly ListedBuyerNote[]
}
