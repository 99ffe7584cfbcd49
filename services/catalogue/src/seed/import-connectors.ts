import { type Decider, fold } from '@pinline/chassis/domain/decider'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { EventStore, NewCommit } from '@pinline/chassis/event-store/event-store'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import type { ProductRelation } from '@pinline/events/catalogue/product-relation'
import type { AnyEvent } from '@pinline/events/event'
import type { ProductId } from '@pinline/events/ids'
import { priceDecider } from '../domain/price/price-decider.ts'
import { productDecider } from '../domain/product/product-decider.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { productIdOf, type StreamKind, streamOf } from '../identity/product-id-of.ts'
import { demoDocuments } from './demo-documents.ts'
import { demoMates } from './demo-mates.ts'
import { demoOwnPrices, demoPrices } from './demo-prices.ts'
import { demoRandom } from './demo-random.ts'
import { demoReplacements } from './demo-replacements.ts'
import { demoDeliveryId, demoLifecycle, demoStock } from './demo-stock.ts'
import { demoTradeData } from './demo-trade-data.ts'
import { withMatingHousing } from './mating-housings.ts'

const commitBatchSize = 1500
const context: CommandContext = {
  actor: { kind: 'service', id: 'catalogue' },
  correlationId: 'connector-import',
  causationId: 'connector-import',
}

/** Runs commands in sequence on a stream that does not exist yet; a rejection is a bug of the seed. */
const eventsOf = <State, Command, Event extends AnyEvent>(
  decider: Decider<State, Command, Event>,
  commands: readonly Command[],
): Event[] => {
  const events: Event[] = []
  for (const command of commands) {
    const decision = decider.decide(fold(decider, events), command)
    if (isRejection(decision)) throw new Error(`the seed was refused: ${decision.code}`)
    events.push(...decision)
  }
  return events
}

const commit = (kind: StreamKind, id: ProductId, events: readonly AnyEvent[]): NewCommit[] =>
  events.length === 0 ? [] : [{ streamType: kind, streamId: streamOf(kind, id), version: 1, events, context }]

const dayAfter = (today: Date, days: number): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * First commits of one connector: product, price, stock. `replacement` is its recommended replacement, if any;
 * `relations` what it mates with.
 */
export const connectorCommits = (
  part: ConnectorData,
  today: Date,
  replacement: ProductId | null = null,
  relations: readonly ProductRelation[] = [],
): NewCommit[] => {
  const productId = productIdOf(part)
  const random = demoRandom(productId)
  const product = { ...withMatingHousing(part), ...demoTradeData(part, random) }
  const lifecycle = demoLifecycle(random)
  const { onHand, deliveries } = demoStock(product, lifecycle, random)
  const breaks = demoPrices(product, random)
  return [
    ...commit(
      'product',
      productId,
      eventsOf(productDecider, [
        { type: 'import-product', productId, product },
        { type: 'set-lifecycle', productId, lifecycle, replacement },
        { type: 'set-documents', productId, documents: demoDocuments(product, random) },
        { type: 'set-relations', productId, relations },
      ]),
    ),
    ...commit(
      'price',
      productId,
      eventsOf(priceDecider, [
        { type: 'set-price', productId, currency: 'USD', breaks },
        ...demoOwnPrices(breaks, random).map((own) => ({ type: 'set-price' as const, productId, ...own })),
      ]),
    ),
    ...commit(
      'stock',
      productId,
      eventsOf(stockDecider, [
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
 * Imports connectors with their demo prices and stock in a few bulk inserts: only streams that do not exist yet are
 * written, so that a repeated or concurrent import changes nothing. Returns the number of new commits.
 */
export const importConnectors = async (
  store: EventStore,
  parts: readonly ConnectorData[],
  today: Date,
): Promise<number> => {
  const replacements = demoReplacements(parts)
  const mates = demoMates(parts)
  let imported = 0
  let waiting: NewCommit[] = []
  for (const part of parts) {
    const id = productIdOf(part)
    waiting.push(...connectorCommits(part, today, replacements.get(id) ?? null, mates.get(id)))
    if (waiting.length < commitBatchSize) continue
    imported += await store.appendMany(waiting)
    waiting = []
  }
  return imported + (await store.appendMany(waiting))
}
