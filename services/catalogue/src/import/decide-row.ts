import type { Decider } from '@pinline/chassis/domain/decider'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { ImportField, RowReason } from '@pinline/contracts/catalogue/import/import-options'
import { type ProductData, productData } from '@pinline/events/catalogue/connector-part'
import type { Delivery } from '@pinline/events/catalogue/deliveries'
import type { PriceEvent } from '@pinline/events/catalogue/price-event'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { RelationKind } from '@pinline/events/catalogue/product-relation'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { AnyEvent } from '@pinline/events/event'
import { type DeliveryId, deliveryId, type ProductId } from '@pinline/events/ids'
import type { Price } from '../domain/price/price.ts'
import { type PriceCommand, priceDecider } from '../domain/price/price-decider.ts'
import type { Product } from '../domain/product/product.ts'
import { type ProductCommand, productDecider } from '../domain/product/product-decider.ts'
import type { ProductPatch } from '../domain/product/product-patch.ts'
import type { Stock } from '../domain/stock/stock.ts'
import { type StockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import type { ExpectedDelivery } from './read-date.ts'
import { sameBreaks } from './read-price.ts'
import type { RowValues } from './read-row.ts'
import { relationsAfter } from './relation-fields.ts'

/** The three streams of a part in their current state; one that does not exist has its initial state. */
export interface PresentPart {
  readonly product: Product
  readonly price: Price
  readonly stock: Stock
}

/** The events of a row, by stream. */
interface RowEvents {
  readonly product: readonly ProductEvent[]
  readonly price: readonly PriceEvent[]
  readonly stock: readonly StockEvent[]
}

/** The replacement in a row, and its own replacements; undefined if the row has none. */
export type Replacement =
  | { readonly productId: ProductId | null; readonly successors: readonly ProductId[] }
  | undefined

/** Related parts by kind; undefined if the row has none. */
export type Relations = ReadonlyMap<RelationKind, readonly ProductId[]> | undefined

interface FieldError {
  readonly field: ImportField
  readonly reason: RowReason
  /** The cell's content, if the reason depends on it. */
  readonly value?: string | null
}

export type RowDecision =
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] }
  | {
      readonly kind: 'new' | 'changed' | 'unchanged'
      readonly eventsByKind: RowEvents
      /** The part after the row. */
      readonly after: PresentPart
    }

const defaultLeadTimeDays = 28
const connectorsHsCode = '853669'

/** Grams, estimated if the part was not weighed. */
const estimatedWeight = (positions: unknown): number =>
  Math.round((0.05 + (typeof positions === 'number' ? positions : 8) * 0.05) * 100) / 100

/** Defaults of a new part. */
const defaultsOf = (positions: unknown) => ({
  series: null,
  positions: null,
  rows: null,
  pitchMm: null,
  orientation: null,
  gender: null,
  currentA: null,
  voltageV: null,
  datasheetUrl: null,
  bodyMm: [0, 0, 0, 0] as const,
  pads: [],
  geometry: 'none' as const,
  weightGrams: estimatedWeight(positions),
  weightEstimated: true as const,
  moq: 1,
  orderMultiple: 1,
  packingUnit: 1,
  leadTimeDays: defaultLeadTimeDays,
  hsCode: connectorsHsCode,
  rohs: false,
  reach: false,
  custom: false,
  demo: false,
})

/** Required fields of a new part. */
export const requiredForNew = ['category', 'mounting', 'origin'] as const

const withoutNulls = <Value>(record: Readonly<Record<string, Value | null>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, Value] => entry[1] !== null))

/** Attributes or names after a row: null if none is left, undefined if the row does not change them. */
const recordAfter = <Value>(
  before: Readonly<Record<string, Value>> | undefined,
  patch: Readonly<Record<string, Value | null>>,
): Record<string, Value> | null | undefined => {
  if (Object.keys(patch).length === 0) return undefined
  const after = withoutNulls({ ...before, ...patch })
  return Object.keys(after).length === 0 ? null : after
}

/** The command that creates or changes a part; errors if it would be incomplete. */
const productCommand = (
  { patch, manufacturer, model, ...values }: RowValues,
  known: ProductData | undefined,
  productId: ProductId,
): ProductCommand | readonly FieldError[] => {
  const hasShape = known !== undefined && known.geometry !== 'none'
  if (!hasShape && (patch.bodyMm === undefined) !== (patch.pads === undefined))
    return [{ field: patch.bodyMm === undefined ? 'bodyMm' : 'pads', reason: 'missing' }]
  const attributes = recordAfter(known?.attributes, values.attributes)
  const names = recordAfter(known?.names, values.names)
  if (known !== undefined)
    return { type: 'update-product', productId, patch: { ...patch, attributes, names } as ProductPatch }
  const missing = requiredForNew.filter((field) => patch[field] === undefined)
  if (missing.length > 0) return missing.map((field) => ({ field, reason: 'missing' }))
  const { geometry, weightEstimated, ...usual } = defaultsOf(patch.positions)
  const product = productData.parse({
    ...usual,
    ...(patch.pads === undefined ? { geometry } : {}),
    ...(patch.weightGrams === undefined ? { weightEstimated } : {}),
    footprint: model,
    ...withoutNulls(patch),
    ...withoutNulls({ attributes: attributes ?? null, names: names ?? null }),
    manufacturer,
    model,
  })
  return { type: 'import-product', productId, product }
}

/** Runs commands in sequence; returns their events and the resulting state. */
const run = <State, Command, Event extends AnyEvent>(
  decider: Decider<State, Command, Event>,
  state: State,
  commands: readonly Command[],
): { readonly eventsByKind: readonly Event[]; readonly state: State } | Rejection => {
  let after = state
  const eventsByKind: Event[] = []
  for (const command of commands) {
    const decision = decider.decide(after, command)
    if (isRejection(decision)) return decision
    eventsByKind.push(...decision)
    after = decision.reduce(decider.evolve, after)
  }
  return { eventsByKind, state: after }
}

const lifecycleCommands = (
  values: RowValues,
  before: Product,
  productId: ProductId,
  replacement: Replacement,
): ProductCommand[] => {
  if (values.lifecycle === undefined && replacement === undefined) return []
  const [life, successor] =
    before.status === 'absent' ? (['active', null] as const) : ([before.lifecycle, before.replacement] as const)
  const lifecycle = values.lifecycle ?? life
  const kept = lifecycle === 'active' ? null : successor
  const { productId: named, successors } = replacement ?? { productId: kept, successors: [] }
  return [{ type: 'set-lifecycle', productId, lifecycle, replacement: named, successors }]
}

const relationCommands = (before: Product, productId: ProductId, relations: Relations): ProductCommand[] => {
  if (relations === undefined || before.status === 'absent') return []
  return [{ type: 'set-relations', productId, relations: relationsAfter(before.relations, relations) }]
}

const priceCommands = ({ prices }: RowValues, price: Price, productId: ProductId): PriceCommand[] =>
  [...prices].flatMap(([currency, breaks]): PriceCommand[] => {
    const known = price[currency]
    if (breaks === null) return known === undefined ? [] : [{ type: 'clear-price' as const, productId, currency }]
    const same = known !== undefined && sameBreaks(known, breaks)
    return same ? [] : [{ type: 'set-price' as const, productId, currency, breaks }]
  })

/** The id of a delivery that a file announces follows from its date: the same file announces the same one. */
const idOfDelivery = (expectedOn: string, taken: ReadonlySet<string>): DeliveryId => {
  const day = expectedOn.replaceAll('-', '')
  let id = `d-${day}`
  for (let more = 2; taken.has(id); more += 1) id = `d-${day}x${more}`
  return deliveryId.parse(id)
}

const sameDelivery = (left: ExpectedDelivery, right: ExpectedDelivery): boolean =>
  left.expectedOn === right.expectedOn && left.quantity === right.quantity

/**
 * Commands that make the announced deliveries equal to the list: others are withdrawn, then missing ones announced, since a
 * part has a limit of deliveries. Those of purchase orders stay as they are.
 */
const deliveryCommands = (
  wanted: readonly ExpectedDelivery[],
  present: readonly Delivery[],
  productId: ProductId,
): StockCommand[] => {
  const left = [...present]
  const missing = wanted.filter((delivery) => {
    const at = left.findIndex((one) => sameDelivery(one, delivery))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const taken = new Set<string>(present.map(({ deliveryId: id }) => id))
  const announced: StockCommand[] = []
  for (const { quantity, expectedOn } of missing) {
    const at = left.findIndex((one) => one.expectedOn === expectedOn && one.purchaseOrderId === undefined)
    const [moved] = at < 0 ? [] : left.splice(at, 1)
    const id = moved?.deliveryId ?? idOfDelivery(expectedOn, taken)
    taken.add(id)
    announced.push({ type: 'announce-delivery', productId, deliveryId: id, quantity, expectedOn })
  }
  const withdrawn = left
    .filter(({ purchaseOrderId }) => purchaseOrderId === undefined)
    .map(({ deliveryId: id }) => ({ type: 'withdraw-delivery' as const, productId, deliveryId: id }))
  return [...withdrawn, ...announced]
}

const stockCommands = (values: RowValues, { available, reserved, deliveries }: Stock, productId: ProductId) => {
  const commands: StockCommand[] = []
  if (values.onHand !== undefined && values.onHand !== available + reserved)
    commands.push({
      type: 'adjust-stock',
      productId,
      quantity: values.onHand - available - reserved,
      reason: 'count (import)',
    })
  if (values.deliveries !== undefined) commands.push(...deliveryCommands(values.deliveries, deliveries, productId))
  if (values.delivery !== undefined) {
    const { delivery } = values
    const others = deliveries.filter(({ expectedOn }) => expectedOn !== delivery.expectedOn)
    commands.push(...deliveryCommands([...others, delivery], deliveries, productId))
  }
  return commands
}

/** A delivery that is announced for a day before today, unless staff have confirmed it. */
const pastDate = ({ dates }: RowValues, commands: readonly StockCommand[], today: string): FieldError | undefined => {
  const isPast = commands.some((command) => command.type === 'announce-delivery' && command.expectedOn < today)
  return !isPast || dates === undefined || dates.confirmed
    ? undefined
    : { field: dates.field, reason: 'past-date', value: dates.content }
}

/**
 * The events of a row, by the rules of the staff's own commands; or its errors. One error skips the whole row.
 * @param today calendar date, yyyy-mm-dd
 */
export const decideRow = (
  values: RowValues,
  present: PresentPart,
  productId: ProductId,
  replacement: Replacement,
  today: string,
  relations?: Relations,
): RowDecision => {
  const known = present.product.status === 'absent' ? undefined : present.product.data
  const command = productCommand(values, known, productId)
  if (!('type' in command)) return { kind: 'wrong', errors: command }
  const custom = values.patch.custom ?? known?.custom ?? false
  if (custom === true && (values.onHand ?? 0) > 0) return wrong('onHand', 'stock-not-held')
  const product = run(productDecider, present.product, [
    command,
    ...lifecycleCommands(values, present.product, productId, replacement),
  ])
  if (isRejection(product)) return wrong('replacement', 'replacement-not-possible')
  const related = run(productDecider, product.state, relationCommands(product.state, productId, relations))
  if (isRejection(related)) return wrong('matesWith', 'out-of-range')
  const price = run(priceDecider, present.price, priceCommands(values, present.price, productId))
  if (isRejection(price)) return wrong('price.USD', 'bad-price')
  const commands = stockCommands(values, present.stock, productId)
  const past = pastDate(values, commands, today)
  if (past !== undefined) return { kind: 'wrong', errors: [past] }
  const stock = run(stockDecider, present.stock, commands)
  if (isRejection(stock)) return wrong(values.onHand === undefined ? 'deliveries' : 'onHand', 'out-of-range')
  const productEvents = [...product.eventsByKind, ...related.eventsByKind]
  const recorded = productEvents.length + price.eventsByKind.length + stock.eventsByKind.length
  return {
    kind: known === undefined ? 'new' : recorded === 0 ? 'unchanged' : 'changed',
    eventsByKind: { product: productEvents, price: price.eventsByKind, stock: stock.eventsByKind },
    after: { product: related.state, price: price.state, stock: stock.state },
  }
}

const wrong = (field: ImportField, reason: RowReason): RowDecision => ({ kind: 'wrong', errors: [{ field, reason }] })
