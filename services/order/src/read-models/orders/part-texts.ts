import { isRejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import type { Drawing } from '@pinline/contracts/order/order/part'
import type { ProductId } from '@pinline/events/ids'
import { LRUCache } from 'lru-cache'
import type { OrderDeps } from '../../order-deps.ts'

/** What the catalogue adds to an ordered line: current name, picture and stock. */
export interface PartText {
  readonly name: string
  readonly drawing: Drawing
  readonly available: number
}

const cachedMs = 30_000
const mostCached = 4000
const maxBatchSize = 500
const responseTimeoutMs = 1500

/** Joins lines with the catalogue. If it does not respond in time, lines have no name and picture. */
export class PartTexts {
  readonly #platform: OrderDeps
  readonly #parts = new LRUCache<string, PartText>({ max: mostCached, ttl: cachedMs })

  constructor(platform: OrderDeps) {
    this.#platform = platform
  }

  async read(productIds: readonly ProductId[], language: LanguageCode): Promise<ReadonlyMap<ProductId, PartText>> {
    const found = new Map<ProductId, PartText>()
    const missing: ProductId[] = []
    for (const productId of new Set(productIds)) {
      const known = this.#parts.get(`${language} ${productId}`)
      if (known !== undefined) found.set(productId, known)
      else missing.push(productId)
    }
    for (let from = 0; from < missing.length; from += maxBatchSize)
      await this.#query(missing.slice(from, from + maxBatchSize), language, found)
    return found
  }

  async #query(
    productIds: readonly ProductId[],
    language: LanguageCode,
    found: Map<ProductId, PartText>,
  ): Promise<void> {
    const lines = productIds.map((productId) => ({ productId, quantity: 1 }))
    const input = { currency: 'USD' as const, language, lines }
    const quoted = await this.#platform
      .call('catalogue', quoteLines, input, { timeoutMs: responseTimeoutMs })
      .catch((error: unknown) => {
        this.#platform.log.warn({ err: error }, 'orders are shown without names and pictures')
        return undefined
      })
    if (quoted === undefined || isRejection(quoted)) return
    for (const line of quoted.lines) {
      if (line.status === 'unknown') continue
      const { productId, name, bodyMm, pads, available } = line
      const part = { name, drawing: { bodyMm, pads }, available }
      found.set(productId, part)
      this.#parts.set(`${language} ${productId}`, part)
    }
  }
}
