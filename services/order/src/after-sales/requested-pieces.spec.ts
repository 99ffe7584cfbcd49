import { afterSaleNo, orderNumber, productId } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  maxRequestsOfOrder,
  piecesRequested,
  type RequestsOfOrder,
  withoutRequest,
  withRequest,
} from './requested-pieces.ts'

const orderNo = orderNumber.parse('2611214073958')
const product = (digit: number) => productId.parse(`p-000000000000000${digit}`)
const requested = (digit: number, quantity: number, delivered = 100) => ({
  requestId: `request-${digit}-${quantity}`,
  productId: product(digit),
  quantity,
  openedAt: '2026-11-25T08:30:00.000Z',
  delivered,
})
const nothing: RequestsOfOrder = { entries: [], numbered: 0 }

describe('pieces in after-sales requests', () => {
  it('get the next number of their order', () => {
    const first = withRequest(nothing, orderNo, requested(1, 60))
    expect(first).toMatchObject({ opened: { afterSaleNo: `${orderNo}-1`, quantity: 60 }, next: { numbered: 1 } })
    if (first === 'full' || 'left' in first) throw new Error('the first request was refused')
    // Its entry is gone once it is withdrawn, but not its number.
    expect(withRequest({ ...first.next, entries: [] }, orderNo, requested(1, 60))).toMatchObject({
      opened: { afterSaleNo: `${orderNo}-2` },
    })
    expect(withRequest(first.next, orderNo, requested(1, 41))).toEqual({ left: 40 })
    expect(withRequest(first.next, orderNo, requested(2, 100))).toMatchObject({
      opened: { afterSaleNo: `${orderNo}-2` },
    })
  })
  it('are free again without a request that was refused, and the latest number with them', () => {
    const first = withRequest(nothing, orderNo, requested(1, 60))
    if (first === 'full' || 'left' in first) throw new Error('the first request was refused')
    const second = withRequest(first.next, orderNo, requested(2, 100))
    if (second === 'full' || 'left' in second) throw new Error('the second request was refused')
    expect(withoutRequest(second.next, orderNo, second.opened.afterSaleNo)).toEqual(first.next)
    expect(withoutRequest(second.next, orderNo, first.opened.afterSaleNo)).toEqual({
      entries: [second.opened],
      numbered: 2,
    })
  })
  it('are in 99 requests at most', () => {
    expect(withRequest({ entries: [], numbered: maxRequestsOfOrder - 1 }, orderNo, requested(1, 1))).toMatchObject({
      opened: { afterSaleNo: afterSaleNo.parse(`${orderNo}-99`) },
    })
    expect(withRequest({ entries: [], numbered: maxRequestsOfOrder }, orderNo, requested(1, 1))).toBe('full')
  })
  it('are never more than were delivered, whatever is requested for and withdrawn', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            digit: fc.integer({ min: 1, max: 3 }),
            quantity: fc.integer({ min: 1, max: 60 }),
            withdraws: fc.boolean(),
          }),
        ),
        (steps) => {
          let requests = nothing
          const numbers: string[] = []
          for (const { digit, quantity, withdraws } of steps) {
            if (withdraws) requests = { ...requests, entries: requests.entries.slice(1) }
            const result = withRequest(requests, orderNo, requested(digit, quantity))
            if (result === 'full' || 'left' in result) continue
            requests = result.next
            numbers.push(result.opened.afterSaleNo)
            for (const one of [1, 2, 3])
              expect(piecesRequested(requests.entries, product(one))).toBeLessThanOrEqual(100)
          }
          expect(new Set(numbers).size).toBe(numbers.length)
        },
      ),
    ))
})
