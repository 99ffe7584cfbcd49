import { BoundedMap } from '@pinline/chassis/bounded-map'
import type { readAddress } from '@pinline/contracts/account/buyer/read-address'
import type { OutputOf } from '@pinline/contracts/api/call'
import type { BuyerId } from '@pinline/events/ids'

export type FoundAddress = OutputOf<typeof readAddress>

const mostKept = 2000
const keptMs = 10 * 60_000

/**
 * Addresses as previews of this process showed them: an order goes to the version that its buyer has seen, and the
 * account service need not be asked for it again. What is not remembered is asked for.
 */
export class PreviewedAddresses {
  readonly #kept = new BoundedMap<{ readonly until: number; readonly address: FoundAddress }>(mostKept)

  /** The address behind a preview's token, where the buyer still means that one. */
  find(buyerId: BuyerId, previewToken: string, addressId: string | undefined): FoundAddress | undefined {
    const known = this.#kept.get(`${buyerId}:${previewToken}`)
    return known !== undefined && known.until > performance.now() && known.address.addressId === addressId
      ? known.address
      : undefined
  }

  keep(buyerId: BuyerId, previewToken: string, address: FoundAddress): void {
    this.#kept.set(`${buyerId}:${previewToken}`, { until: performance.now() + keptMs, address })
  }
}
