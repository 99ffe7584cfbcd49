import { fold } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber, productId } from '@pinline/events/ids'
import type { ParcelEvent } from '@pinline/events/order/shipped-parcel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { parcelCommands } from './parcel-commands.ts'
import { instanceOn, memoryStore } from './stock-queue.fixtures.ts'

const orderNo = orderNumber.parse('2611214073958')
const fromStock = productId.parse('p-0000000000000001')
const made = productId.parse('p-0000000000000002')
const at = '2026-11-21T12:00:00.000Z'
const context = { actor: { kind: 'visitor' as const }, correlationId: 'c', causationId: 'c' }

interface Pieces {
  readonly stock: number
  readonly made: number
}

/** The parcels of an order as the order service records them; the last one is `order-shipped`. */
const parcelsOf = (parcels: readonly Pieces[], isShipped: boolean): ParcelEvent[] =>
  parcels.map((pieces, place) => {
    const of = (id: typeof made, quantity: number) => (quantity === 0 ? [] : [{ productId: id, quantity }])
    const content = {
      ...{ carrier: 'Northway', trackingNumber: `NW${place}`, parcelNo: place + 1 },
      ...{ lines: of(fromStock, pieces.stock), madeToOrder: of(made, pieces.made) },
    }
    return isShipped && place === parcels.length - 1
      ? { type: 'order-shipped', data: { ...content, shippedAt: at } }
      : { type: 'parcel-shipped', data: { ...content, handedOverAt: at } }
  })

const pieces = fc.integer({ min: 0, max: 40 })
const parcels = fc.array(fc.record({ stock: pieces, made: pieces }), { minLength: 1, maxLength: 6 })
const sum = (quantities: readonly number[]) => quantities.reduce((total, one) => total + one, 0)

it('sells what was shipped, once, whatever is delivered again by whichever instance, and leaves the rest reserved', () =>
  fc.assert(
    fc.asyncProperty(
      parcels,
      pieces,
      fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
      async (each, open, deliveredAgain) => {
        const shipped = sum(each.map(({ stock }) => stock))
        fc.pre(shipped + open > 0)
        const { store, eventsOf } = memoryStore([[fromStock, 500]])
        const queues = [instanceOn(store), instanceOn(store)]
        const reserve = { type: 'reserve-stock', productId: fromStock, orderNo, quantity: shipped + open } as const
        await queues[0]?.submit(reserve, context)
        const events = parcelsOf(each, open === 0)
        // Each in order as a partition delivers them, then some of them again.
        const deliveries = [...events, ...deliveredAgain.flatMap((place) => events.slice(place, place + 2)), ...events]
        for (const [turn, event] of deliveries.entries())
          for (const command of parcelCommands(event, orderNo)) {
            const outcome = await queues[turn % 2]?.submit(command, context)
            expect(outcome !== undefined && isRejection(outcome)).toBe(false)
          }
        const stock = fold(stockDecider, eventsOf('stock-0000000000000001'))
        expect(stock).toMatchObject({ sold: shipped, reserved: open, available: 500 - shipped - open })
        const madeStock = fold(stockDecider, eventsOf('stock-0000000000000002'))
        expect(madeStock.madeToOrderSold).toBe(sum(each.map((one) => one.made)))
      },
    ),
    { numRuns: 300 },
  ))
