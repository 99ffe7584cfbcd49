import { stockEvent } from '@pinline/events/catalogue/stock-event'
import { type AfterSaleEvent, afterSaleEvent, afterSaleStreamType } from '@pinline/events/order/after-sale-event'
import { orderEvent } from '@pinline/events/order/order-event'
import { type Commits, streamsOf } from './commits.ts'

/** Pieces that each request brought back to stock, once for each time. */
const returnedPieces = (commits: Commits): ReadonlyMap<string, readonly number[]> => {
  const returned = new Map<string, number[]>()
  for (const events of streamsOf(commits, 'catalogue', 'stock').values())
    for (const { event } of events) {
      const parsed = stockEvent.parse(event)
      if (parsed.type !== 'stock-received' || parsed.data.reason?.startsWith('Return ') !== true) continue
      const afterSaleNo = parsed.data.reason.slice('Return '.length)
      returned.set(afterSaleNo, [...(returned.get(afterSaleNo) ?? []), parsed.data.quantity])
    }
  return returned
}

/** What the orders say of refunds for requests: how often each was requested, and which are completed. */
const refundsOfOrders = (commits: Commits) => {
  const requested = new Map<string, string[]>()
  const completed = new Set<string>()
  for (const events of streamsOf(commits, 'order', 'order').values())
    for (const { event } of events) {
      const parsed = orderEvent.parse(event)
      if (parsed.type === 'refund-completed') completed.add(parsed.data.refundId)
      if (parsed.type !== 'partial-refund-requested' || parsed.data.afterSaleRef === undefined) continue
      const { afterSaleRef, refundId } = parsed.data
      requested.set(afterSaleRef, [...(requested.get(afterSaleRef) ?? []), refundId])
    }
  return { requested, completed }
}

/** What the stock gave and got back for each attempt at a replacement, `<request>-<attempt>`. */
const replacementsInStock = (commits: Commits) => {
  const taken = new Map<string, number[]>()
  const back = new Map<string, number[]>()
  for (const events of streamsOf(commits, 'catalogue', 'stock').values())
    for (const { event } of events) {
      const parsed = stockEvent.parse(event)
      if (parsed.type !== 'stock-taken-for-replacement' && parsed.type !== 'stock-returned-from-replacement') continue
      const { afterSaleNo, attempt, quantity } = parsed.data
      const counted = parsed.type === 'stock-taken-for-replacement' ? taken : back
      const key = `${afterSaleNo}-${attempt}`
      counted.set(key, [...(counted.get(key) ?? []), quantity])
    }
  return { taken, back }
}

/** Pieces in the parcels of each request's replacement. */
const replacementParcels = (commits: Commits): ReadonlyMap<string, readonly number[]> => {
  const sent = new Map<string, number[]>()
  for (const events of streamsOf(commits, 'order', 'order').values())
    for (const { event } of events) {
      const parsed = orderEvent.parse(event)
      if (parsed.type !== 'replacement-shipped') continue
      const { afterSaleNo, lines, madeToOrder } = parsed.data
      const pieces = [...lines, ...madeToOrder].reduce((sum, { quantity }) => sum + quantity, 0)
      sent.set(afterSaleNo, [...(sent.get(afterSaleNo) ?? []), pieces])
    }
  return sent
}

/**
 * Replacements: each attempt took its pieces from stock once, or none where it was refused; one that was withdrawn gave
 * them back once; one that was sent is one parcel of the order. None is still waiting for its stock.
 */
export const checkReplacements = (commits: Commits): string[] => {
  const { taken, back } = replacementsInStock(commits)
  const parcels = replacementParcels(commits)
  const is = (what: string, has: readonly number[], due: readonly number[]): string[] =>
    JSON.stringify(has) === JSON.stringify(due) ? [] : [`after-sales: ${what} [${has}], not [${due}]`]
  return [...streamsOf(commits, 'order', afterSaleStreamType)].flatMap(([afterSaleNo, recorded]) => {
    const events = recorded.map(({ event }) => afterSaleEvent.parse(event))
    const attempts = events.filter((event) => event.type === 'after-sale-replacement-approved')
    const hasFor = (type: AfterSaleEvent['type'], attempt: number): boolean =>
      events.some((event) => event.type === type && 'attempt' in event.data && event.data.attempt === attempt)
    const sent = events.flatMap((event) =>
      event.type === 'after-sale-replaced' && event.data.parcel !== undefined ? [event.data.quantity] : [],
    )
    return [
      ...attempts.flatMap(({ data: { attempt, quantity, fromStock } }) => {
        const key = `${afterSaleNo}-${attempt}`
        if (!fromStock) return is(`${key} took`, taken.get(key) ?? [], [])
        const isRefused = hasFor('after-sale-replacement-refused', attempt)
        const isAnswered = isRefused || hasFor('after-sale-replacement-reserved', attempt)
        const isWithdrawn = hasFor('after-sale-replacement-withdrawn', attempt)
        return [
          ...(isAnswered ? [] : [`after-sales: ${key} waits for its stock`]),
          ...is(`${key} took`, taken.get(key) ?? [], [isRefused ? 0 : quantity]),
          ...is(`${key} gave back`, back.get(key) ?? [], isWithdrawn ? [quantity] : []),
        ]
      }),
      ...is(`the parcels of ${afterSaleNo} have`, parcels.get(afterSaleNo) ?? [], sent),
    ]
  })
}

/**
 * After-sales requests: a decided refund is requested from the order once an attempt, unless the order refused it, and
 * recorded once when it is completed; good pieces that came back are in stock once.
 */
export const checkAfterSales = (commits: Commits): string[] => {
  const returned = returnedPieces(commits)
  const { requested, completed } = refundsOfOrders(commits)
  return [...streamsOf(commits, 'order', afterSaleStreamType)].flatMap(([afterSaleNo, recorded]) => {
    const events = recorded.map(({ event }) => afterSaleEvent.parse(event))
    const countOf = (type: string): number => events.filter((event) => event.type === type).length
    const due = countOf('after-sale-refund-approved') - countOf('after-sale-refund-refused')
    const refunds = requested.get(afterSaleNo) ?? []
    const paid = refunds.filter((refundId) => completed.has(refundId)).length
    const received = events.find((event) => event.type === 'after-sale-received')
    const toStock = received === undefined || received.data.toStock === 0 ? [] : [received.data.toStock]
    const inStock = returned.get(afterSaleNo) ?? []
    return [
      ...(refunds.length === due
        ? []
        : [`after-sales: ${refunds.length} refunds of ${afterSaleNo} are requested, not ${due}`]),
      ...(countOf('after-sale-refunded') === paid
        ? []
        : [`after-sales: ${afterSaleNo} records ${countOf('after-sale-refunded')} refunds of ${paid} completed`]),
      ...(JSON.stringify(inStock) === JSON.stringify(toStock)
        ? []
        : [`after-sales: ${afterSaleNo} brought [${inStock}] to stock, not [${toStock}]`]),
    ]
  })
}
