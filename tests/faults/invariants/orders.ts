import type { RecordedEvent } from '@pinline/events/event'
import type { Money } from '@pinline/events/money'
import { type OrderEvent, orderEvent } from '@pinline/events/order/order-event'
import type { PlacingLog } from '../placing-log.ts'
import { type Commits, streamsOf } from './commits.ts'

export type Status = 'new' | 'pending' | 'confirmed' | 'stocking' | 'testing' | 'shipped' | 'completed' | 'cancelled'

export interface RefundOfLife {
  readonly refundId: string
  readonly captureId: string
  readonly minor: number
  /** Whether it is a part of the order's payment, and not all that was left of a capture. */
  readonly isPart: boolean
}

/** The state of one order from its events, without the product's own code. */
export interface OrderLife {
  readonly orderNo: string
  readonly buyerId: string
  /** Number of events: the expected version of the next command. */
  readonly events: number
  readonly status: Status
  readonly statuses: readonly Status[]
  readonly stockHeld: boolean
  readonly outOfStock: boolean
  /** Pieces per product with stock, without cancelled ones. */
  readonly quantities: ReadonlyMap<string, number>
  /** Of these, pieces that left in parcels. */
  readonly shippedQuantities: ReadonlyMap<string, number>
  /** Amount for the wallet: the one fixed at the placing, else the total. */
  readonly payable: Money
  readonly payBefore: string
  /** Time of the cancellation at its deadline, by the event itself. */
  readonly expiredAt: string | undefined
  readonly openAttempts: readonly string[]
  readonly captures: readonly { readonly captureId: string; readonly minor: number }[]
  readonly refunds: readonly RefundOfLife[]
  readonly refunded: readonly string[]
}

const next: Readonly<Record<Status, readonly Status[]>> = {
  new: ['pending'],
  pending: ['confirmed', 'cancelled'],
  confirmed: ['stocking', 'cancelled'],
  stocking: ['testing', 'cancelled'],
  testing: ['shipped'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

const statusAfter: Readonly<Partial<Record<OrderEvent['type'], Status>>> = {
  'order-placed': 'pending',
  'order-confirmed': 'confirmed',
  'stocking-started': 'stocking',
  'testing-started': 'testing',
  'order-shipped': 'shipped',
  'order-completed': 'completed',
  'order-cancelled': 'cancelled',
}

/** The state of one order from the events of its stream. */
export const lifeOf = (orderNo: string, recorded: readonly RecordedEvent[]): OrderLife => {
  const events = recorded.map(({ event }) => orderEvent.parse(event))
  const of = <Type extends OrderEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<OrderEvent, { type: Type }> => event.type === type)
  const [placed] = of('order-placed')
  const [cancelled] = of('order-cancelled')
  const statuses = events.flatMap(({ type }) => statusAfter[type] ?? [])
  const ended = new Set([...of('payment-attempt-closed'), ...of('payment-captured')].map(({ data }) => data.attemptId))
  const quantities = new Map<string, number>()
  for (const { productId, quantity, custom } of placed?.data.lines ?? [])
    if (!custom) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  for (const { productId, quantity, custom } of of('lines-cancelled').flatMap(({ data }) => data.lines))
    if (!custom) quantities.set(productId, (quantities.get(productId) ?? 0) - quantity)
  const shippedQuantities = new Map<string, number>()
  for (const { productId, quantity } of [...of('parcel-shipped'), ...of('order-shipped')].flatMap(
    ({ data }) => data.lines,
  ))
    shippedQuantities.set(productId, (shippedQuantities.get(productId) ?? 0) + quantity)
  return {
    orderNo,
    buyerId: placed?.data.buyerId ?? '',
    events: events.length,
    status: statuses.at(-1) ?? 'new',
    statuses,
    stockHeld: of('stock-reserved').length > 0,
    outOfStock: cancelled?.data.reason === 'out-of-stock',
    quantities,
    shippedQuantities,
    payable: placed?.data.payable ?? placed?.data.total ?? { minor: 0, currency: 'USD' },
    payBefore: placed?.data.payBefore ?? '',
    expiredAt: cancelled?.data.reason === 'deadline' ? cancelled.data.cancelledAt : undefined,
    openAttempts: of('payment-attempt-started')
      .map(({ data }) => data.attemptId)
      .filter((attemptId) => !ended.has(attemptId)),
    captures: of('payment-captured').map(({ data: { captureId, amount } }) => ({ captureId, minor: amount.minor })),
    refunds: [...of('refund-requested'), ...of('partial-refund-requested')].map(
      ({ type, data: { refundId, captureId, amount } }) => ({
        refundId,
        captureId,
        minor: amount.minor,
        isPart: type === 'partial-refund-requested',
      }),
    ),
    refunded: of('refund-completed').map(({ data }) => data.refundId),
  }
}

const read = new WeakMap<Commits, Map<string, OrderLife>>()

export const ordersOf = (commits: Commits): Map<string, OrderLife> => {
  const known = read.get(commits)
  if (known !== undefined) return known
  const lives = new Map(
    [...streamsOf(commits, 'order', 'order')].map(([orderNo, events]) => [orderNo, lifeOf(orderNo, events)] as const),
  )
  read.set(commits, lives)
  return lives
}

/** What left in parcels is never more than was ordered, and all of it once the order is shipped. */
const parcelsOf = ({ orderNo, statuses, quantities, shippedQuantities }: OrderLife): string[] =>
  [...new Set([...quantities.keys(), ...shippedQuantities.keys()])].flatMap((productId) => {
    const [ordered, shipped] = [quantities.get(productId) ?? 0, shippedQuantities.get(productId) ?? 0]
    const isRight = statuses.includes('shipped') ? shipped === ordered : shipped <= ordered
    return isRight ? [] : [`orders: ${orderNo} has ${shipped} of ${ordered} pieces of ${productId} in parcels`]
  })

const walk = ({ orderNo, statuses, stockHeld, outOfStock, status }: OrderLife): string[] => {
  const steps = statuses.flatMap((to, index) => {
    const from = statuses[index - 1] ?? 'new'
    return next[from].includes(to) ? [] : [`orders: ${orderNo} went from ${from} to ${to}`]
  })
  const stuck = status === 'pending' && !stockHeld ? [`orders: the stock of ${orderNo} is still being checked`] : []
  const both = stockHeld && outOfStock ? [`orders: ${orderNo} holds stock and is out of stock`] : []
  return [...steps, ...stuck, ...both]
}

/**
 * Invariant 2, and the part of invariant 3 about placing: every acknowledged order exists, once, with its buyer and
 * key; each followed the table of transitions; no unacknowledged one exists, unless its buyer gave up without a
 * response.
 */
export const checkOrders = (commits: Commits, log: PlacingLog): string[] => {
  const orders = ordersOf(commits)
  const missing = log.placed.flatMap(({ orderNo, buyerId, key }) => {
    const order = orders.get(orderNo)
    if (order === undefined) return [`orders: ${orderNo} was acknowledged to key ${key} and does not exist`]
    if (order.outOfStock && !log.checking.has(orderNo))
      return [`orders: ${orderNo} was acknowledged as held and is out of stock`]
    return order.buyerId === buyerId ? [] : [`orders: ${orderNo} is another buyer's`]
  })
  const numbers = log.placed.map(({ orderNo }) => orderNo)
  const shared = numbers.length - new Set(numbers).size
  const message = new Set(numbers)
  const buyers = new Set(log.buyerIds)
  const unacknowledged = [...orders.values()].filter(
    ({ orderNo, buyerId, outOfStock }) => buyers.has(buyerId) && !outOfStock && !message.has(orderNo),
  )
  const excess = unacknowledged.length - log.unanswered
  return [
    ...missing,
    ...(shared === 0 ? [] : [`orders: ${shared} numbers were acknowledged to two keys`]),
    ...(excess <= 0 ? [] : [`orders: ${excess} exist without an acknowledgement, e.g. ${unacknowledged[0]?.orderNo}`]),
    ...log.contradictions,
    ...[...orders.values()].flatMap(walk),
    ...[...orders.values()].flatMap(parcelsOf),
  ]
}
