import { type Decider, fold } from '@pinline/chassis/domain/decider'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { EventStore, NewCommit } from '@pinline/chassis/event-store/event-store'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { ConnectorFacts } from '@pinline/events/catalogue/connector-part'
import type { AnyFact } from '@pinline/events/fact'
import type { ProductId } from '@pinline/events/ids'
import { priceDecider } from '../domain/price/price-decider.ts'
import { productDecider } from '../domain/product/product-decider.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { productIdOf, type StreamKind, streamOf } from '../identity/product-id-of.ts'
import { demoChance } from './demo-chance.ts'
import { demoDocuments } from './demo-documents.ts'
import { demoOwnPrices, demoPrices } from './demo-prices.ts'
import { demoReplacements } from './demo-replacements.ts'
import { demoDeliveryId, demoLifecycle, demoStock } from './demo-stock.ts'
import { demoTradeData } from './demo-trade-data.ts'

const commitsAtOnce = 1500
const context: CommandContext = {
  actor: { kind: 'service', id: 'catalogue' },
  correlationId: 'connector-import',
  causationId: 'connector-import',
}

/** Runs commands one after another on a stream that does not exist yet; a refusal is a fault of the seed. */
const factsOf = <State, Command, Fact extends AnyFact>(
  decider: Decider<State, Command, Fact>,
  commands: readonly Command[],
): Fact[] => {
  const facts: Fact[] = []
  for (const command of commands) {
    const decision = decider.decide(fold(decider, facts), command)
    if (isRejection(decision)) throw new Error(`the seed was refused: ${decision.code}`)
    facts.push(...decision)
  }
  return facts
}

const commit = (kind: StreamKind, id: ProductId, events: readonly AnyFact[]): NewCommit[] =>
  events.length === 0 ? [] : [{ streamType: kind, streamId: streamOf(kind, id), version: 1, events, context }]

const dayAfter = (today: Date, days: number): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** First commits of one connector: product, price, stock. `replacement` is what takes its place, if anything does. */
export const connectorCommits = (
  part: ConnectorFacts,
  today: Date,
  replacement: ProductId | null = null,
): NewCommit[] => {
  const productId = productIdOf(part)
  const chance = demoChance(productId)
  const product = { ...part, ...demoTradeData(part, chance) }
  const lifecycle = demoLifecycle(chance)
  const { onHand, deliveries } = demoStock(product, lifecycle, chance)
  const breaks = demoPrices(product, chance)
  return [
    ...commit(
      'product',
      productId,
      factsOf(productDecider, [
        { type: 'import-product', productId, product },
        { type: 'set-lifecycle', productId, lifecycle, replacement },
        { type: 'set-documents', productId, documents: demoDocuments(product, chance) },
      ]),
    ),
    ...commit(
      'price',
      productId,
      factsOf(priceDecider, [
        { type: 'set-price', productId, currency: 'USD', breaks },
        ...demoOwnPrices(breaks, chance).map((own) => ({ type: 'set-price' as const, productId, ...own })),
      ]),
    ),
    ...commit(
      'stock',
      productId,
      factsOf(stockDecider, [
        ...(onHand === 0
          ? []
          : [{ type: 'receive-stock' as const, productId, quantity: onHand, reason: 'opening stock (demo)' }]),
        ...deliveries.map(({ quantity, inDays }, place) => ({
          type: 'announce-delivery' as const,
          productId,
          deliveryId: demoDeliveryId(productId, place),
          quantity,
          expectedOn: dayAfter(today, inDays),
        })),
      ]),
    ),
  ]
}

/**
 * Imports connectors with their demo prices and stock in a few bulk inserts: only streams that do not exist
 * yet are written, so that a repeated or concurrent import changes nothing. Answers how many commits were new.
 */
export const importConnectors = async (
  store: EventStore,
  parts: readonly ConnectorFacts[],
  today: Date,
): Promise<number> => {
  const replacements = demoReplacements(parts)
  let imported = 0
  let waiting: NewCommit[] = []
  for (const part of parts) {
    waiting.push(...connectorCommits(part, today, replacements.get(productIdOf(part)) ?? null))
    if (waiting.length < commitsAtOnce) continue
    imported += await store.appendMany(waiting)
    waiting = []
  }
  return imported + (await store.appendMany(waiting))
}
