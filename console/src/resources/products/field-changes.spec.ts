import type { ProductRecord } from '@pinline/contracts/catalogue/product/get-product'
import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { priceChanges, productChanges } from './field-changes.ts'

const before: ProductRecord = {
  id: productId.parse('p-0000000000000001'),
  product: {
    model: 'PX-10',
    manufacturer: 'Pinline Works',
    series: null,
    category: 'pin-headers',
    positions: 10,
    rows: 2,
    pitchMm: 2.54,
    orientation: 'vertical',
    mounting: 'through-hole',
    gender: 'male',
    currentA: 3,
    voltageV: null,
    datasheetUrl: null,
    footprint: 'PX-10',
    bodyMm: [0, 0, 0, 0],
    pads: [],
    geometry: 'none',
    weightGrams: 1.2,
    moq: 10,
    orderMultiple: 10,
    packingUnit: 100,
    leadTimeDays: 14,
    hsCode: '853669',
    origin: 'DE',
    rohs: true,
    reach: true,
    custom: false,
    demo: false,
    attributes: { plating: 'gold' },
  },
  lifecycle: 'active',
  replacement: null,
  documents: [],
  relations: [],
  statedBy: [],
  withdrawn: false,
  addedAt: '2026-11-21T09:00:00.000Z',
  prices: [{ currency: 'USD', breaks: [{ from: 1, unitPrice: { amount: 5, scale: 1, currency: 'USD' } }] }],
  composedNames: { zh_cn: '', en: '', zh_hk: '', pt: '', it: '', de: '', fr: '', es: '', ja: '', ru: '' },
  productVersion: 1,
  priceStreamVersion: 1,
  stockVersion: 0,
}

describe('changes by others', () => {
  it('are listed by field, with names and attributes one by one', () => {
    const after: ProductRecord = {
      ...before,
      lifecycle: 'discontinued',
      product: { ...before.product, moq: 20, names: { en: 'Header' }, attributes: { plating: 'tin' } },
    }
    expect(productChanges(before, after)).toEqual([
      { field: 'moq', before: 10, after: 20 },
      { field: 'attributes.plating', before: 'gold', after: 'tin' },
      { field: 'lifecycle', before: 'active', after: 'discontinued' },
      { field: 'names.en', before: null, after: 'Header' },
    ])
    expect(productChanges(before, before)).toEqual([])
  })

  it('include the prices of the edited currency', () => {
    const after: ProductRecord = { ...before, prices: [] }
    expect(priceChanges(before, after, 'USD').map(({ after: now }) => now)).toEqual([null])
    expect(priceChanges(before, after, 'EUR')).toEqual([])
  })
})
