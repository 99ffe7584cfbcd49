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

  constructor(platform: OrderPlatform) {
    this.#platform = platform
  }

  get #carts() {
    return this.#platform.db.collection<CartDocument>('carts')
  }

  async read(buyerId: BuyerId): Promise<readonly KeptLine[]> {
    return (await this.#carts.findOne({ _id: buyerId }))?.lines ?? []
  }

  /**
   * Applies a pure change once a request id, again where another request was faster. Answers the lines after it.
   * @param request of the change; undefined for one that does no harm when it happens twice
   */
  async change(
    buyerId: BuyerId,
    request: string | undefined,
    change: (lines: readonly KeptLine[]) => readonly KeptLine[],
  ): Promise<readonly KeptLine[]> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const found = await this.#carts.findOne({ _id: buyerId })
      const before = found?.lines ?? []
      if (request !== undefined && found?.requests?.includes(request)) return before
      const lines = change(before)
      if (lines === before) return lines
      const requests = [...(found?.requests ?? []), ...(request === undefined ? [] : [request])].slice(-keptRequests)
      if (found === null) {
        try {
          await this.#carts.insertOne({ _id: buyerId, lines, revision: 1, requests })
          return lines
        } catch (error) {
          if (!isDuplicate(error)) throw error
          continue
        }
      }
      const { matchedCount } = await this.#carts.updateOne(
        { _id: buyerId, revision: found.revision },
        { $set: { lines, requests, revision: found.revision + 1 } },
      )
      if (matchedCount === 1) return lines
    }
    throw new Error(`the cart of ${buyerId} was too contended`)
  }
}
