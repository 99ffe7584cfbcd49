import { RememberedStates } from '@pinline/chassis/remembered-states'
import type { BuyerId } from '@pinline/events/ids'
import type { OrderPlatform } from '../order-platform.ts'
import type { CartDocument, KeptLine } from './cart-document.ts'

const maxAttempts = 10
const keptRequests = 20
const duplicateKey = 11_000

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === duplicateKey

/** Carts are plain documents, one a buyer; a write replaces the revision it has read. */
export class CartStore {
  readonly #platform: OrderPlatform
  readonly #remembered = new RememberedStates<CartDocument>(2000)

  constructor(platform: OrderPlatform) {
    this.#platform = platform
  }

  get #carts() {
    return this.#platform.db.collection<CartDocument>('carts')
  }

  async read(buyerId: BuyerId): Promise<readonly KeptLine[]> {
    return (await this.#find(buyerId))?.lines ?? []
  }

  async #find(buyerId: BuyerId): Promise<CartDocument | null> {
    const found = await this.#carts.findOne({ _id: buyerId })
    if (found !== null) this.#remembered.keep(buyerId, { state: found, version: found.revision })
    return found
  }

  /**
   * Applies a pure change once a request id, again where another request was faster. Answers the lines after it. The
   * first try is made on the cart as it was read last: the write finds nothing where it has moved on.
   * @param request of the change; undefined for one that does no harm when it happens twice
   */
  async change(
    buyerId: BuyerId,
    request: string | undefined,
    change: (lines: readonly KeptLine[]) => readonly KeptLine[],
  ): Promise<readonly KeptLine[]> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const remembered = attempt === 0 ? this.#remembered.get(buyerId)?.state : undefined
      const found = remembered ?? (await this.#find(buyerId))
      const before = found?.lines ?? []
      const lines = request !== undefined && found?.requests?.includes(request) ? before : change(before)
      if (lines === before) {
        if (remembered !== undefined) continue
        return lines
      }
      const requests = [...(found?.requests ?? []), ...(request === undefined ? [] : [request])].slice(-keptRequests)
      const written: CartDocument = { _id: buyerId, lines, revision: (found?.revision ?? 0) + 1, requests }
      if (await this.#write(found, written)) {
        this.#remembered.keep(buyerId, { state: written, version: written.revision })
        return lines
      }
      this.#remembered.forget(buyerId)
    }
    throw new Error(`the cart of ${buyerId} was too contended`)
  }

  /** False where another request was faster. */
  async #write(found: CartDocument | null, written: CartDocument): Promise<boolean> {
    if (found !== null) {
      const { _id, ...rest } = written
      const { matchedCount } = await this.#carts.updateOne({ _id, revision: found.revision }, { $set: rest })
      return matchedCount === 1
    }
    try {
      await this.#carts.insertOne(written)
      return true
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return false
    }
  }
}
