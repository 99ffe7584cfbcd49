import { isRejection } from '@pinline/contracts/api/error-codes'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import { deliveryId, productId } from '@pinline/events/ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openOf } from './purchase-order.ts'
import { purchaseOrderDecider } from './purchase-order-decider.ts'

const now = '2026-11-27T09:00:00.000Z'
const products = ['p-0123456789abcdef', 'p-00112233445566aa'].map((id) => productId.parse(id))
const line = (place: number, quantity: number) => ({
  ...{ productId: products[place] ?? productId.parse('p-0'), model: 'M', manufacturer: 'X' },
  ...{ deliveryId: deliveryId.parse(`d-0000000${place}`), quantity, expectedOn: '2026-12-14' },
})
const arrivals = fc.array(fc.record({ place: fc.nat(1), quantity: fc.integer({ min: 1, max: 6 }) }), { maxLength: 10 })

it('is open exactly while pieces are missing, and counts each that arrived', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), arrivals, (one, two, arrived) => {
      const events: PurchaseOrderEvent[] = []
      const stateOf = () => events.reduce(purchaseOrderDecider.evolve, purchaseOrderDecider.initial)
      const run = (command: Parameters<typeof purchaseOrderDecider.decide>[1]) => {
        const decided = purchaseOrderDecider.decide(stateOf(), command)
        if (isRejection(decided)) return false
        events.push(...decided)
        return true
      }
      const lines = [line(0, one), line(1, two)]
      run({ type: 'place-purchase-order', supplier: 'S', reference: null, lines, now })
      const taken = [0, 0]
      for (const { place, quantity } of arrived) {
        const before = stateOf()
        const wasOpen = before.status === 'open'
        const isTaken = run({
          ...{ type: 'receive-purchase-order', deliveryNote: 'LS', now },
          lines: [{ productId: products[place] ?? productId.parse('p-0'), quantity }],
        })
        expect(isTaken).toBe(wasOpen)
        if (isTaken) taken[place] = (taken[place] ?? 0) + quantity
      }
      const state = stateOf()
      if (state.status === 'none') throw new Error('an order')
      expect(state.lines.map(({ received }) => received)).toEqual(taken)
      expect(state.status === 'closed').toBe(state.lines.every((each) => openOf(each) === 0))
    }),
  )
})
