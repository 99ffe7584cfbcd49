import { languageCodes } from '@pinline/contracts/api/languages'
import { staffLogisticsEntry } from '@pinline/contracts/order/order/parcel-row'
import { describe, expect, it } from 'vitest'
import { logisticsSteps, logisticsText } from './logistics-texts.ts'
import { simulatedLogistics } from './simulated-logistics.ts'

const shipment = {
  orderNo: '2611214073958',
  carrier: 'Northway Express',
  shippedAt: '2026-11-21T12:00:00.000Z',
  shippingMethod: 'express',
} as const
const day = 86_400
const after = (days: number): Date => new Date(new Date(shipment.shippedAt).getTime() + days * day * 1000)

describe('simulated logistics', () => {
  it('are empty for the first day', () => expect(simulatedLogistics(shipment, after(0.99), day, 'en')).toEqual([]))
  it('begin within the second day', () =>
    expect(simulatedLogistics(shipment, after(2), day, 'en').at(-1)).toEqual({
      entryId: null,
      time: shipment.shippedAt,
      content: 'Handed to Northway Express',
      AcceptTime: shipment.shippedAt,
      AcceptStation: 'Handed to Northway Express',
    }))
  it('are the same for every query, newest first, and only grow', () => {
    const once = simulatedLogistics(shipment, after(4), day, 'en')
    expect(simulatedLogistics(shipment, after(4), day, 'en')).toEqual(once)
    expect(simulatedLogistics(shipment, after(10), day, 'en').slice(-once.length)).toEqual(once)
    const times = once.map((entry) => entry.time)
    expect([...times].sort().reverse()).toEqual(times)
    for (const entry of once) expect(staffLogisticsEntry.parse(entry)).toEqual(entry)
  })
  it('reach the door', () =>
    expect(simulatedLogistics(shipment, after(10), day, 'en')[0]?.content).toBe('Out for delivery'))
  it('exist in all ten languages', () => {
    for (const language of languageCodes)
      for (const step of logisticsSteps) expect(logisticsText(language, step, 'X')).not.toBe(step)
  })
})
