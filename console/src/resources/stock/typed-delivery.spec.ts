import { deliveryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { readDelivery, typedDelivery } from './typed-delivery.ts'

describe('a typed delivery', () => {
  it('is read as it is shown', () => {
    const announced = { deliveryId: deliveryId.parse('d-announced'), quantity: 2000, expectedOn: '2026-12-14' }
    expect(readDelivery(typedDelivery(announced))).toEqual({
      faults: {},
      delivery: { quantity: 2000, expectedOn: '2026-12-14' },
    })
  })
  it('keeps a note that says something', () => {
    const typed = { quantity: '1 200', expectedOn: '2026-12-14', note: '  by sea ' }
    expect(readDelivery(typed).delivery).toEqual({ quantity: 1200, expectedOn: '2026-12-14', note: 'by sea' })
    expect(readDelivery({ ...typed, note: '  ' }).delivery).not.toHaveProperty('note')
  })
  it('needs pieces and a day', () => {
    expect(readDelivery({ quantity: '-5', expectedOn: '', note: '' }).faults).toEqual({
      quantity: 'resources.stock.quantity_wrong',
      expectedOn: 'resources.stock.delivery.date_wrong',
    })
  })
})
