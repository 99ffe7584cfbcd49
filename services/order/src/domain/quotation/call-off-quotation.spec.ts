import { given } from '@pinline/chassis/domain/given'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { QuotationEvent } from '@pinline/events/order/quotation-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepted, answered, calledOff, day, header, orderOf, requested, socket } from './quotation.fixtures.ts'
import { newQuotation, piecesLeft, type Quotation } from './quotation.ts'
import { quotationDecider } from './quotation-decider.ts'

const past: readonly QuotationEvent[] = [requested, answered, accepted]
const callOff = (place: number, quantity: number) =>
  ({ type: 'call-off-quotation', order: orderOf(place, quantity) }) as const
const giveBack = (place: number) =>
  ({ type: 'return-call-off', orderNo: orderOf(place, 1).orderNo, now: day('26') }) as const
const returned = {
  type: 'quotation-call-off-returned',
  data: { orderNo: orderOf(1, 1).orderNo, returnedAt: day('26') },
} as const

describe('call-off-quotation', () => {
  it('uses pieces of an accepted quotation', () => {
    given(quotationDecider, past)
      .when(callOff(1, 400))
      .then([calledOff(1, 400)])
    given(quotationDecider, [requested, answered])
      .when(callOff(1, 400))
      .thenRejected('quotation-transition-not-allowed')
  })
  it('never uses more than are left', () => {
    given(quotationDecider, [...past, calledOff(1, 400)])
      .when(callOff(2, 600))
      .then([calledOff(2, 600)])
    given(quotationDecider, [...past, calledOff(1, 400)])
      .when(callOff(2, 601))
      .thenRejected('quotation-quantity-not-allowed', { data: { productId: header, left: 600 } })
  })
  it('counts a part that is listed twice as one', () => {
    const order = orderOf(1, 600)
    given(quotationDecider, past)
      .when({ type: 'call-off-quotation', order: { ...order, lines: [...order.lines, ...order.lines] } })
      .thenRejected('quotation-quantity-not-allowed')
  })
  it('gives pieces of a cancelled order back, once', () => {
    given(quotationDecider, [...past, calledOff(1, 1000)])
      .when(giveBack(1))
      .then([returned])
    given(quotationDecider, [...past, calledOff(1, 1000), returned])
      .when(giveBack(1))
      .thenNothing()
    given(quotationDecider, [...past, calledOff(1, 1000), returned])
      .when(callOff(2, 1000))
      .then([calledOff(2, 1000)])
    given(quotationDecider, past).when(giveBack(1)).thenNothing()
  })

  it('keeps used and left pieces at the quantity, whatever is called off and cancelled', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ product: fc.constantFrom(header, socket), quantity: fc.integer({ min: 1, max: 500 }) }),
            fc.record({ cancels: fc.integer({ min: 0, max: 20 }) }),
          ),
          { maxLength: 40 },
        ),
        (steps) => {
          let quotation: Quotation = past.reduce(quotationDecider.evolve, newQuotation)
          const open = new Map<number, { product: typeof header; quantity: number }>()
          steps.forEach((step, place) => {
            const command =
              'cancels' in step
                ? giveBack(step.cancels)
                : ({ type: 'call-off-quotation', order: orderOf(place, step.quantity, step.product) } as const)
            const decided = quotationDecider.decide(quotation, command)
            if (isRejection(decided)) return
            quotation = decided.reduce(quotationDecider.evolve, quotation)
            if (!('cancels' in step)) open.set(place, step)
            else if (decided.length > 0) open.delete(step.cancels)
            if (quotation.status === 'new') throw new Error('the quotation is gone')
            for (const { productId, quantity } of quotation.lines) {
              const used = [...open.values()].filter(({ product }) => product === productId)
              const sum = used.reduce((total, one) => total + one.quantity, 0)
              expect(sum).toBeLessThanOrEqual(quantity)
              expect(piecesLeft(quotation, productId)).toBe(quantity - sum)
            }
          })
        },
      ),
    ))
})
