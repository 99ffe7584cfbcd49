import { describe, expect, it } from 'vitest'
import { deliveryId } from '../ids.ts'
import { afterReceipt, type Delivery, withDelivery, withoutDelivery } from './deliveries.ts'

const first: Delivery = { deliveryId: deliveryId.parse('d-00000001'), quantity: 500, expectedOn: '2026-12-04' }
const second: Delivery = { deliveryId: deliveryId.parse('d-00000002'), quantity: 6000, expectedOn: '2027-01-15' }

describe('announced deliveries', () => {
  it('are sorted by expected date, each once', () => {
    expect(withDelivery(withDelivery([], second), first)).toEqual([first, second])
    const later = { ...first, expectedOn: '2027-02-01' }
    expect(withDelivery([first, second], later)).toEqual([second, later])
    expect(withoutDelivery([first, second], first.deliveryId)).toEqual([second])
  })

  it('are reduced by receipts: the named one, else the first', () => {
    expect(afterReceipt([first, second], { quantity: 200 })).toEqual([{ ...first, quantity: 300 }, second])
    expect(afterReceipt([first, second], { quantity: 700 })).toEqual([second])
    expect(afterReceipt([first, second], { quantity: 1000, deliveryId: second.deliveryId })).toEqual([
      first,
      { ...second, quantity: 5000 },
    ])
    expect(afterReceipt([first], { quantity: 1000, deliveryId: second.deliveryId })).toEqual([first])
    expect(afterReceipt([], { quantity: 10 })).toEqual([])
  })

  it('are still expected when a buyer returns pieces', () => {
    expect(afterReceipt([first, second], { quantity: 30, returned: true })).toEqual([first, second])
  })
})
