import { describe, expect, it } from 'vitest'
import { dueFreight, neededShipments } from './needed-shipments.ts'
import { customLine, header, shipmentPlan, usd } from './order.fixtures.ts'

const both = new Map([
  [header.productId, 250],
  [customLine.productId, 4],
])
const onlyMade = new Map([[customLine.productId, 1]])

describe('the freight that is due for what was sent', () => {
  it('is that of the planned shipments, in two parcels or more', () => {
    for (const parcels of [2, 3]) expect(dueFreight(shipmentPlan, both, parcels)).toEqual(usd(3060))
  })
  it('is that of one parcel where one was enough', () => expect(dueFreight(shipmentPlan, both, 1)).toEqual(usd(2460)))
  it('is never more than what was planned: a table may have one parcel that costs more than two', () =>
    expect(dueFreight({ ...shipmentPlan, togetherFreight: usd(9000) }, both, 1)).toEqual(usd(3060)))
  it('is that of what is left, however it was sent', () => {
    expect(neededShipments(shipmentPlan, onlyMade)).toEqual([shipmentPlan.shipments[1]])
    for (const parcels of [1, 2]) expect(dueFreight(shipmentPlan, onlyMade, parcels)).toEqual(usd(1260))
  })
})
