import { isRejection } from '@pinline/contracts/api/error-codes'
import { deliveryId, productId, purchaseOrderId } from '@pinline/events/ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openOf, type PurchaseOrder } from '../domain/purchase-order/purchase-order.ts'
import { type PurchaseOrderCommand, purchaseOrderDecider } from '../domain/purchase-order/purchase-order-decider.ts'
import { noStock, type Stock } from '../domain/stock/stock.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { stockCommandsOf } from './stock-commands-of.ts'

const now = '2026-11-27T09:00:00.000Z'
const orderId = purchaseOrderId.parse('po-0123456789abcdef')
const products = ['p-0123456789abcdef', 'p-00112233445566aa'].map((id) => productId.parse(id))
const product = fc.constantFrom(...products)
const date = fc.constantFrom('2026-12-14', '2026-12-21', '2027-01-08')
const place: PurchaseOrderCommand = {
  ...({ type: 'place-purchase-order', supplier: 'Molex', reference: '45-1', now } as const),
  lines: products.map((id, nth) => ({
    ...{ productId: id, model: `M${nth}`, manufacturer: 'Molex', deliveryId: deliveryId.parse(`d-0000000${nth}`) },
    ...{ quantity: 9, expectedOn: '2026-12-14' },
  })),
}
const moves = fc.array(
  fc.oneof(
    fc.record({
      ...{
        type: fc.constant('receive-purchase-order' as const),
        deliveryNote: fc.constant('LS'),
        now: fc.constant(now),
      },
      lines: fc.array(fc.record({ productId: product, quantity: fc.integer({ min: 1, max: 7 }) }), { maxLength: 2 }),
    }),
    fc.record({
      ...{ type: fc.constant('reschedule-purchase-order' as const), now: fc.constant(now) },
      lines: fc.array(fc.record({ productId: product, expectedOn: date }), { maxLength: 2 }),
    }),
    fc.record({
      type: fc.constant('close-purchase-order' as const),
      ...{ reason: fc.constant('r'), now: fc.constant(now) },
    }),
  ),
  { maxLength: 12 },
)

it('keeps stocks as the order: what arrived is received, what is open is incoming on its date', () => {
  fc.assert(
    fc.property(moves, (commands) => {
      let order: PurchaseOrder = purchaseOrderDecider.initial
      const stocks = new Map<string, Stock>()
      for (const command of [place, ...commands]) {
        const decided = purchaseOrderDecider.decide(order, command)
        if (isRejection(decided)) continue
        order = decided.reduce(purchaseOrderDecider.evolve, order)
        for (const each of decided.flatMap((event) => stockCommandsOf(orderId, event))) {
          const stock = stocks.get(each.productId) ?? noStock
          const events = stockDecider.decide(stock, each)
          if (isRejection(events)) throw new Error(`${each.type}: ${events.code}`)
          stocks.set(each.productId, events.reduce(stockDecider.evolve, stock))
        }
      }
      if (order.status === 'none') throw new Error('an order')
      for (const line of order.lines) {
        const stock = stocks.get(line.productId) ?? noStock
        const open = order.status === 'open' ? openOf(line) : 0
        expect(stock.received).toBe(line.received)
        expect(stock.deliveries.map(({ quantity, expectedOn }) => [quantity, expectedOn])).toEqual(
          open === 0 ? [] : [[open, line.expectedOn]],
        )
      }
    }),
  )
})
