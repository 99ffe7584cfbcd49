import { deliveryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { deliveryFormValues, parseDelivery } from './delivery-form-values.ts'

describe('a typed delivery', () => {
  it('is read as it is shown', () => {
    const announced = { deliveryId: deliveryId.parse('d-announced'), quantity: 2000, expectedOn: '2026-12-14' }
    expect(parseDelivery(deliveryFormValues(announced))).toEqual({
      fieldErrors: {},
      delivery: { quantity: 2000, expectedOn: '2026-12-14' },
    })
  })
  it('keeps a note that says something', () => {
    const formValues = { quantity: '1 200', expectedOn: '2026-12-14', note: '  by sea ' }
    expect(parseDelivery(formValues).delivery).toEqual({ quantity: 1200, expectedOn: '2026-12-14', note: 'by sea' })
    expect(parseDelivery({ ...formValues, note: '  ' }).delivery).not.toHaveProperty('note')
  })
  it('needs pieces and a day', () => {
    expect(parseDelivery({ quantity: '-5', expectedOn: '', note: '' }).fieldErrors).toEqual({
      quantity: 'resources.stock.quantity_wrong',
      expectedOn: 'resources.stock.delivery.date_wrong',
    })
  })
})
