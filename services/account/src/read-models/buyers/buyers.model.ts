import type { BuyerId, VaultReference } from '@pinline/events/ids'

/** A buyer for the list of the console: references only, the person's data are in the vault. Row id: buyer id. */
export interface ListedBuyer {
  readonly buyerId: BuyerId
  readonly state: 'active' | 'disabled' | 'erased'
  /** ISO time; empty until the registration has arrived. */
  readonly registeredAt: string
  readonly contactRef: VaultReference | null
  readonly companyRef: VaultReference | null
}
