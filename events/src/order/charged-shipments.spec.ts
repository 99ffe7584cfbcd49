import { describe, expect, it } from 'vitest'
import { productId } from '../ids.ts'
import type { Money } from '../money.ts'
import { chargedShipments, isMadeToOrder } from './charged-shipments.ts'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })
const [stock, made] = ['a', 'b'].map((letter) => productId.parse(`p-${letter.repeat(16)}`))
if (stock === undefined || made === undefined) throw new Error('two products')
const shipments = [
  { productIds: [stock], freight: usd(1800) },
  { productIds: [made], freight: usd(1260) },
]
const shipmentPlan = { shipments, togetherFreight: usd(2460) }

describe('the shipments that were charged', () => {
  it('are those whose freights make up the freight of the order', () =>
    expect(chargedShipments({ freight: usd(3060), shipmentPlan })).toEqual(shipments))
  it('are none once a change of delivery has priced them anew, and none of an order that is sent together', () => {
    expect(chargedShipments({ freight: usd(4000), shipmentPlan })).toEqual([])
    expect(chargedShipments({ freight: usd(3060) })).toEqual([])
  })
  it('are made to order if their lines are', () => {
    const lines = [
      { productId: stock, custom: false },
      { productId: made, custom: true },
    ]
    expect(shipments.map((shipment) => isMadeToOrder(shipment, lines))).toEqual([false, true])
  })
})
