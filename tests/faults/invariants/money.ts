import { type CurrencyCode, type Money, money } from '@pinline/events/money'
import { captureId, refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { type Commits, databaseOf, type TestEnvironment } from './commits.ts'
import { type OrderLife, ordersOf } from './orders.ts'

const captured = z.object({
  orderNo: z.string(),
  captureId,
  capturedAmount: money,
})
const refunded = z.object({ _id: refundId, captureId, orderNo: z.string(), amount: money })

const readLedger = async (environment: TestEnvironment) => {
  const db = databaseOf(environment, 'order')
  const [captures, refunds] = await Promise.all([
    db.collection('wallet-attempts').find({ status: 'captured' }).toArray(),
    db.collection('wallet-refunds').find().toArray(),
  ])
  return { captures: z.array(captured).parse(captures), refunds: z.array(refunded).parse(refunds) }
}

/** What the wallet has to hold for an order, in minor units of the payable's currency. */
const amountDue = ({ status, payable, refunds }: OrderLife): number => {
  if (status === 'pending' || status === 'cancelled' || status === 'new') return 0
  return refunds.reduce((due, { isPart, minor }) => due - (isPart ? minor : 0), payable.minor)
}

type LedgerRefund = z.infer<typeof refunded>

/** Refunds of the wallet against those of the orders: each as it was requested, and of a capture never more than it took. */
export const checkRefunds = (
  orders: ReadonlyMap<string, OrderLife>,
  refunds: readonly LedgerRefund[],
  taken: ReadonlyMap<string, number>,
): string[] => {
  const requested = new Map([...orders.values()].flatMap((order) => order.refunds.map((one) => [one.refundId, one])))
  const numbered = [...orders.values()].reduce((sum, order) => sum + order.refunds.length, 0)
  const twice = numbered === requested.size ? [] : [`money: ${numbered - requested.size} refunds are requested twice`]
  const different = refunds.flatMap(({ _id, captureId: of, amount }) => {
    const known = requested.get(_id)
    return known?.captureId === of && known.minor === amount.minor
      ? []
      : [`money: refund ${_id} at the wallet was not requested so`]
  })
  const beyond = [...Map.groupBy(refunds, (refund) => refund.captureId)].flatMap(([id, parts]) => {
    const sum = parts.reduce((total, { amount }) => total + amount.minor, 0)
    return sum > (taken.get(id) ?? 0) ? [`money: ${sum} of capture ${id} went back, and it took ${taken.get(id)}`] : []
  })
  return [...twice, ...different, ...beyond]
}

/** Captures minus refunds of one order by currency: minor units of two currencies are never added. */
type Balance = Map<CurrencyCode, number>

const balanceByOrder = (
  moves: readonly { readonly orderNo: string; readonly moved: Money }[],
): Map<string, Balance> => {
  const held = new Map<string, Balance>()
  for (const { orderNo, moved } of moves) {
    const ofOrder: Balance = held.get(orderNo) ?? new Map()
    ofOrder.set(moved.currency, (ofOrder.get(moved.currency) ?? 0) + moved.minor)
    held.set(orderNo, ofOrder)
  }
  return held
}

/**
 * Invariant 3, the money: each capture of the wallet is recorded once on its order, each refund was requested once and
 * made so, never more of a capture than it took, and the wallet holds 0 for an order that is pending or cancelled,
 * otherwise its payable less the parts that were refunded, and nothing in another currency.
 */
export const checkMoney = async (environment: TestEnvironment, commits: Commits): Promise<string[]> => {
  const orders = ordersOf(commits)
  const ledger = await readLedger(environment)
  const recorded = new Map(
    [...orders.values()].flatMap(({ orderNo, captures }) =>
      captures.map((one) => [one.captureId, { ...one, orderNo }]),
    ),
  )
  const events = [...orders.values()].reduce((sum, { captures }) => sum + captures.length, 0)
  const violations: string[] = []
  if (events !== recorded.size) violations.push(`money: ${events - recorded.size} captures are recorded twice`)
  for (const capture of ledger.captures) {
    const event = recorded.get(capture.captureId)
    if (event?.orderNo !== capture.orderNo || event.minor !== capture.capturedAmount.minor)
      violations.push(`money: capture ${capture.captureId} of ${capture.orderNo} is not recorded`)
  }
  if (recorded.size > ledger.captures.length)
    violations.push(`money: ${recorded.size - ledger.captures.length} captures are recorded that the wallet never took`)
  const taken = new Map<string, number>(
    ledger.captures.map(({ captureId: id, capturedAmount }) => [id, capturedAmount.minor]),
  )
  violations.push(...checkRefunds(orders, ledger.refunds, taken))
  const held = balanceByOrder([
    ...ledger.captures.map(({ orderNo, capturedAmount }) => ({ orderNo, moved: capturedAmount })),
    ...ledger.refunds.map(({ orderNo, amount: { minor, currency } }) => ({
      orderNo,
      moved: { minor: -minor, currency },
    })),
  ])
  for (const order of orders.values()) {
    const { orderNo, status, payable } = order
    const ofOrder: Balance = held.get(orderNo) ?? new Map()
    for (const currency of new Set([payable.currency, ...ofOrder.keys()])) {
      const has = ofOrder.get(currency) ?? 0
      const due = currency === payable.currency ? amountDue(order) : 0
      if (has !== due)
        violations.push(`money: the wallet holds ${has} ${currency} for ${orderNo} (${status}), due are ${due}`)
    }
    for (const { refundId: id } of order.refunds)
      if (order.refunded.filter((done) => done === id).length !== 1)
        violations.push(`money: refund ${id} of ${order.orderNo} is not completed once`)
    if (order.openAttempts.length > 0 && order.status !== 'pending')
      violations.push(`money: ${order.orderNo} is ${order.status} and has an attempt open`)
  }
  return violations
}
