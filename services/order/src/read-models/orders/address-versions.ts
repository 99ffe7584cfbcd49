import { batchLoader } from '@pinline/chassis/batch-loader'
import { listAddressVersions, maxAddressVersions } from '@pinline/contracts/account/buyer/list-address-versions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { DeliverTo } from '@pinline/contracts/order/order/deliver-to'
import type { VaultReference } from '@pinline/events/ids'
import { LRUCache } from 'lru-cache'
import type { OrderDeps } from '../../order-deps.ts'

type Load = (addressRef: VaultReference) => Promise<DeliverTo | null>

const responseTimeoutMs = 2000
const maxEntries = 2000
/** A version never changes, but it may be erased: then it is shown for at most this long. */
const ttlMs = 10_000

/**
 * Joins orders with their addresses, which account stores; the queries of many readers are batched. An order's page
 * reloads with each change of the order, so addresses are cached for a short time.
 */
export class AddressVersions {
  readonly #platform: Pick<OrderDeps, 'call' | 'log'>
  readonly #loaders = new Map<LanguageCode, Load>()
  readonly #stored = new LRUCache<string, DeliverTo>({ max: maxEntries, ttl: ttlMs })

  constructor(platform: Pick<OrderDeps, 'call' | 'log'>) {
    this.#platform = platform
  }

  /** Null if it was erased or account does not respond. */
  async read(addressRef: VaultReference, language: LanguageCode): Promise<DeliverTo | null> {
    const key = `${language} ${addressRef}`
    const known = this.#stored.get(key)
    if (known !== undefined) return known
    const load = this.#loaders.get(language) ?? this.#loaderIn(language)
    this.#loaders.set(language, load)
    const address = await load(addressRef).catch((error: unknown) => {
      this.#platform.log.warn({ err: error }, 'an order is shown without its address')
      return null
    })
    if (address !== null) this.#stored.set(key, address)
    return address
  }

  /** Many at once, in the given order; null where one was erased. Throws if account does not respond. */
  async readAll(
    addressRefs: readonly VaultReference[],
    language: LanguageCode,
  ): Promise<readonly (DeliverTo | null)[]> {
    const load = this.#loaderIn(language)
    return await Promise.all(addressRefs.map(load))
  }

  #loaderIn(language: LanguageCode): Load {
    return batchLoader(
      (addressRef) => addressRef,
      async (addressRefs: readonly VaultReference[]) => {
        const input = { addressRefs: [...addressRefs] }
        const options = { language, timeoutMs: responseTimeoutMs }
        const listed = await this.#platform.call('account', listAddressVersions, input, options)
        if (isRejection(listed)) throw new Error(`${listAddressVersions.name} refused with ${listed.code}`)
        return listed.addresses
      },
      maxAddressVersions,
    )
  }
}
