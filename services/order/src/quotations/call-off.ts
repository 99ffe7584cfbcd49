import { randomInt } from 'node:crypto'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { callOffQuotation } from '@pinline/contracts/order/quotation/call-off-quotation'
import { piecesByProduct } from '@pinline/events/order/order-line'
import type { CalledOffOrder } from '@pinline/events/order/quotation-called-off'
import type { CheckoutContext } from '../checkout/draft-order.ts'
import { openUnpaid } from '../checkout/open-unpaid.ts'
import type { Placed } from '../checkout/place-order.ts'
import { orderedOf, stockedOf } from '../checkout/price-checkout.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { numbersPerDay, orderNumberOf } from '../domain/order/order-number.ts'
import { refuseCallOff } from '../domain/quotation/call-off-quotation.ts'
import type { RequestedQuotation } from '../domain/quotation/quotation.ts'
import { quotationDecider } from '../domain/quotation/quotation-decider.ts'
import { placeCallOff } from './place-call-off.ts'
import { priceCallOff } from './price-call-off.ts'

type Lines = ParsedInputOf<typeof callOffQuotation>['lines']

/** `quotationVersion`: where the quotation stands with this call-off; undefined where an earlier run made it. */
export type CalledOff = Placed & { readonly quotationVersion?: number }

/** The order of an earlier run of the same request; undefined if there was none. */
const calledOffBefore = async (
  { platform }: CheckoutContext,
  { quotationNo }: RequestedQuotation,
  { commandContext: { request } }: RequestContext,
): Promise<Placed | Rejection | undefined> => {
  const known = request === undefined ? undefined : await platform.store.findRequest(request.id)
  if (known === undefined) return undefined
  if (known.hash !== request?.hash || known.streamId !== quotationNo) return rejection('idempotency-key-reused')
  const commits = await platform.store.load(quotationNo, 0)
  const called = commits
    .filter(({ requests = [] }) => requests.some(({ id }) => id === request?.id))
    .flatMap(({ events }) => events.map((event) => quotationDecider.eventSchema.parse(event)))
    .find((event) => event.type === 'quotation-called-off')
  if (called === undefined) return rejection('idempotency-key-reused')
  const { state, version } = await loadStream(platform, orderDecider, called.data.order.orderNo)
  return state.status === 'new' ? undefined : { order: state, version, isNew: false }
}

/** Counts the order among the buyer's unpaid ones, and gives it number, deadline and what was priced. */
const draftCallOff = async (
  checkout: CheckoutContext,
  quotation: RequestedQuotation,
  lines: Lines,
  { language }: RequestContext,
): Promise<CalledOffOrder | Rejection> => {
  const { answer, buyerId, addressRef, quotationNo } = quotation
  // What is decided again with the commit is refused here already, so that no refused one counts as an unpaid order.
  const refused = refuseCallOff(quotation, lines)
  if (refused !== undefined) return refused
  if (answer === null) return rejection('quotation-transition-not-allowed')
  // A part that is named twice is one line, whose price is that of all its pieces.
  const wanted = [...piecesByProduct(lines)].map(([productId, quantity]) => ({ productId, quantity }))
  const call = await priceCallOff(checkout, quotation, answer, wanted, language)
  if (isRejection(call)) return call
  const { priced, totals, quoted, country } = call
  const now = checkout.platform.clock.now()
  const placedAt = now.toISOString()
  const orderNo = orderNumberOf(placedAt, randomInt(numbersPerDay))
  const payBefore = await openUnpaid(checkout, { buyerId, stocked: stockedOf(priced) }, orderNo, now)
  if (isRejection(payBefore)) return payBefore
  const ordered = orderedOf(priced, totals, { buyerId, quoted, addressRef, country, wallet: checkout.wallet.kind })
  return {
    ...ordered,
    lines: [...ordered.lines],
    orderNo,
    placementId: `quotation.${quotationNo}.${orderNo}`,
    quotationNo,
    placedAt,
    payBefore,
  }
}

/**
 * Makes an order from an accepted quotation. The quotation's stream decides on the quantity before there is an order; what
 * is killed in between is finished by `place-order-when-quotation-called-off`.
 */
export const callOff = async (
  checkout: CheckoutContext,
  quotation: RequestedQuotation,
  lines: Lines,
  context: RequestContext,
): Promise<CalledOff | Rejection> => {
  const { platform } = checkout
  const { commandContext } = context
  const before = commandContext.requestIsNew ? undefined : await calledOffBefore(checkout, quotation, context)
  if (before !== undefined) return before
  const order = await draftCallOff(checkout, quotation, lines, context)
  if (isRejection(order)) return order
  const done = await handleCommand(platform, quotationDecider, {
    streamId: quotation.quotationNo,
    command: { type: 'call-off-quotation', order },
    context: commandContext,
  })
  if (isRejection(done)) return done
  if (done.events.length === 0)
    return (await calledOffBefore(checkout, quotation, context)) ?? rejection('version-conflict')
  const placed = await placeCallOff(platform, order, commandContext)
  return isRejection(placed)
    ? placed
    : { order: placed.state, version: placed.version, isNew: true, quotationVersion: done.version }
}
