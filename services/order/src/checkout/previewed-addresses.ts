import type { getAddress } from '@pinline/contracts/account/buyer/get-address'
import type { OutputOf } from '@pinline/contracts/api/call'
import type { BuyerId } from '@pinline/events/ids'
import { LRUCache } from 'lru-cache'

export type FoundAddress = OutputOf<typeof getAddress>

const maxEntries = 2000
const ttlMs = 10 * 60_000

/**
 * Addresses as previews of this process showed them: an order is delivered to the version that its buyer saw, without
 * another query to the account service. Others are queried.
 */
export class PreviewedAddresses {
  readonly #stored = new LRUCache<string, FoundAddress>({ max: maxEntries, ttl: ttlMs })

  /** The address behind a preview's token, where the buyer still means that one. */
  find(buyerId: BuyerId, previewToken: string, addressId: string | undefined): FoundAddress | undefined {
    const known = this.#stored.get(`${buyerId}:${previewToken}`)
    return known?.addressId === addressId ? known : undefined
  }

  set(buyerId: BuyerId, previewToken: string, address: FoundAddress): void {
    this.#stored.set(`${buyerId}:${previewToken}`, address)
  }
}
