import { deliveryId } from '@pinline/events/ids'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { describe, expect, it } from 'vitest'
import { deliveryFormValues, parseDelivery } from './delivery-form-values.ts'

const signs = numberSignsOf('en')

describe('form values of a delivery', () => {
  it('parse as shown', () => {
    const announced = { deliveryId: deliveryId.parse('d-announced'), quantity: 2000, expectedOn: '2026-12-14' }
    expect(parseDelivery(deliveryFormValues(announced), signs)).toEqual({
      fieldErrors: {},
      delivery: { quantity: 2000, expectedOn: '2026-12-14' },
    })
  })
  it('keep a note unless it is empty', () => {
    const formValues = { quantity: '1 200', expectedOn: '2026-12-14', note: '  by sea ' }
    expect(parseDelivery(formValues, signs).delivery).toEqual({
      quantity: 1200,
      expectedOn: '2026-12-14',
      note: 'by sea',
    })
    expect(parseDelivery({ ...formValues, note: '  ' }, signs).delivery).not.toHaveProperty('note')
  })
  it('read pieces as the language writes them', () => {
    const formValues = { quantity: '1.200', expectedOn: '2026-12-14', note: '' }
    expect(parseDelivery(formValues, numberSignsOf('de')).delivery.quantity).toBe(1200)
    expect(parseDelivery(formValues, signs).fieldErrors).toEqual({ quantity: 'resources.stock.quantity_wrong' })
  })
  it('require pieces and a date', () => {
    expect(parseDelivery({ quantity: '-5', expectedOn: '', note: '' }, signs).fieldErrors).toEqual({
      quantity: 'resources.stock.quantity_wrong',
      expectedOn: 'resources.stock.delivery.date_wrong',
    })
  })
})
