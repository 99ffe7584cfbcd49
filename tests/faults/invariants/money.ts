import { captureId, refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { type Commits, databaseOf, type Premises } from './commits.ts'
import { type OrderLife, ordersOf } from './orders.ts'

const captured = z.object({
  orderNo: z.string(),
  captureId,
  capturedAmount: z.object({ minor: z.int() }),
})
const refunded = z.object({ _id: refundId, captureId, orderNo: z.string(), amount: z.object({ minor: z.int() }) })

const readLedger = async (premises: Premises) => {
  const db = databaseOf(premises, 'order')
  const [captures, refunds] = await Promise.all([
    db.collection('wallet-attempts').find({ status: 'captured' }).toArray(),
    db.collection('wallet-refunds').find().toArray(),
  ])
  return { captures: z.array(captured).parse(captures), refunds: z.array(refunded).parse(refunds) }
}

const moneyDue = (order: OrderLife): number =>
  order.status === 'pending' || order.status === 'cancelled' || order.status === 'new' ? 0 : order.total

/**
 * Invariant 3, the money: what the wallet took is recorded once on its order, what it gave back was asked for once, and
 * it holds 0 for an order that is pending or cancelled, else its total.
 */
export const checkMoney = async (premises: Premises, commits: Commits): Promise<string[]> => {
  const orders = ordersOf(commits)
  const ledger = await readLedger(premises)
  const recorded = new Map(
    [...orders.values()].flatMap(({ orderNo, captures }) =>
      captures.map((one) => [one.captureId, { ...one, orderNo }]),
    ),
  )
  const facts = [...orders.values()].reduce((sum, { captures }) => sum + captures.length, 0)
  const violations: string[] = []
  if (facts !== recorded.size) violations.push(`money: ${facts - recorded.size} captures are recorded twice`)
  for (const capture of ledger.captures) {
    const fact = recorded.get(capture.captureId)
    if (fact?.orderNo !== capture.orderNo || fact.minor !== capture.capturedAmount.minor)
      violations.push(`money: capture ${capture.captureId} of ${capture.orderNo} is not recorded`)
  }
  if (recorded.size > ledger.captures.length)
    violations.push(`money: ${recorded.size - ledger.captures.length} captures are recorded that the wallet never took`)
  const refundsOf = Map.groupBy(ledger.refunds, (refund) => refund.captureId)
  for (const [id, refunds] of refundsOf)
    if (refunds.length > 1) violations.push(`money: capture ${id} was refunded ${refunds.length} times`)
  const held = new Map<string, number>()
  for (const { orderNo, capturedAmount } of ledger.captures)
    held.set(orderNo, (held.get(orderNo) ?? 0) + capturedAmount.minor)
  for (const { orderNo, amount } of ledger.refunds) held.set(orderNo, (held.get(orderNo) ?? 0) - amount.minor)
  for (const order of orders.values()) {
    const has = held.get(order.orderNo) ?? 0
    if (has !== moneyDue(order))
      violations.push(
        `money: the wallet holds ${has} for ${order.orderNo} (${order.status}), due are ${moneyDue(order)}`,
      )
    for (const { refundId: id } of order.refunds)
      if (order.refunded.filter((done) => done === id).length !== 1)
        violations.push(`money: refund ${id} of ${order.orderNo} is not completed once`)
    if (order.openAttempts.length > 0 && order.status !== 'pending')
      violations.push(`money: ${order.orderNo} is ${order.status} and has an attempt open`)
  }
  return violations
}
