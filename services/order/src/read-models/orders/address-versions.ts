import { mostAddressVersions, readAddressVersions } from '@pinline/account/contract/read-address-versions'
import { askTogether } from '@pinline/chassis/ask-together'
import { isRejection } from '@pinline/chassis/contract/error-codes'
import type { LanguageCode } from '@pinline/chassis/contract/languages'
import type { VaultReference } from '@pinline/events/ids'
import type { DeliverTo } from '../../contract/deliver-to.ts'
import type { OrderPlatform } from '../../order-platform.ts'

type Ask = (addressRef: VaultReference) => Promise<DeliverTo | null>

const answersWithinMs = 2000

/** Joins orders with the addresses they were placed with, which account keeps; many readers ask it together. */
export class AddressVersions {
  readonly #platform: OrderPlatform
  readonly #askIn = new Map<LanguageCode, Ask>()

  constructor(platform: OrderPlatform) {
    this.#platform = platform
  }

  /** Null where it was erased or account does not answer. */
  async read(addressRef: VaultReference, language: LanguageCode): Promise<DeliverTo | null> {
    const ask = this.#askIn.get(language) ?? this.#asking(language)
    this.#askIn.set(language, ask)
    return await ask(addressRef).catch((error: unknown) => {
      this.#platform.log.warn({ err: error }, 'an order is shown without its address')
      return null
    })
  }

  #asking(language: LanguageCode): Ask {
    return askTogether(
      (addressRef) => addressRef,
      async (addressRefs: readonly VaultReference[]) => {
        const input = { addressRefs: [...addressRefs] }
        const options = { language, timeoutMs: answersWithinMs }
        const answered = await this.#platform.call('account', readAddressVersions, input, options)
        if (isRejection(answered)) throw new Error(`${readAddressVersions.name} refused with ${answered.code}`)
        return answered.addresses
      },
      mostAddressVersions,
    )
  }
}
