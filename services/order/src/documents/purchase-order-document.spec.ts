import { languageCodes } from '@pinline/contracts/api/languages'
import { purchaseOrderToPrint } from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import { describe, expect, it } from 'vitest'
import { sellerAt } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import { purchaseOrderDocument } from './purchase-order-document.ts'

const seller = sellerAt(sellerDecider.initial, 0)
const unitCost = { amount: 1250, scale: 4, currency: 'EUR' } as const
const line = { manufacturer: 'Molex', quantity: 500, expectedOn: '2026-12-14', unitCost }
const order = purchaseOrderToPrint.parse({
  ...{
    id: 'po-0123456789abcdef',
    supplier: 'Connector house',
    reference: '45-1',
    placedAt: '2026-11-28T08:00:00.000Z',
  },
  record: {
    ...{
      number: '70021',
      vatNumber: 'DE123456789',
      company: 'Connector house GmbH',
      street: 'Hafenstr. 4',
      city: 'Kiel',
    },
    ...{ postcode: '24103', region: '', country: 'DE', currency: 'EUR', language: 'de', paymentTerms: '30 days net' },
    ...{ contactName: 'A. Contact', email: 'sales@house.example', phone: '' },
  },
  lines: [
    { ...line, model: '43045-1000' },
    { ...line, model: '43045-1200', quantity: 8 },
  ],
})
const print = (changes: Partial<typeof order> = {}, withCosts = true) =>
  purchaseOrderDocument({ order: { ...order, ...changes }, seller, withCosts, language: 'en' })

describe('a purchase order on paper', () => {
  it('says what is ordered from whom, for when and where to, and what it costs', () => {
    const document = print()
    expect(document.parties[0]?.lines).toEqual([
      ...['Connector house GmbH', 'A. Contact', 'Hafenstr. 4', '24103 Kiel', 'Germany', 'sales@house.example'],
      'VAT/tax no. DE123456789',
    ])
    expect(document.parties[1]?.lines).toContain(seller.name)
    expect(document.details.map(({ value }) => value)).toEqual(['45-1', 'November 28, 2026', '70021', '30 days net'])
    expect(document.rows[0]?.map(({ text }) => text)).toEqual([
      ...['1', '43045-1000', 'December 14, 2026', '500', 'EUR\u00a00.125', 'EUR\u00a062.50'],
    ])
    expect(document.totals).toMatchObject([{ value: 'EUR\u00a063.50', strong: true }])
  })
  it('has no prices for whoever may not see them', () => {
    const document = print({}, false)
    expect(JSON.stringify(document)).not.toContain('EUR')
    expect(document.columns).toHaveLength(4)
    expect(document.rows.every((row) => row.length === 4)).toBe(true)
  })
  it('adds nothing up where a price is unknown', () => {
    const [first, second] = order.lines
    const lines = [first, second].flatMap((one, place) =>
      one === undefined ? [] : [place === 0 ? one : { ...one, unitCost: null }],
    )
    expect(print({ lines }).rows[1]?.at(-1)).toEqual({ text: '–' })
    expect(print({ lines }).totals).toEqual([])
  })
  it('adds up each currency by itself', () => {
    const [first, second] = order.lines
    const usd = { amount: 2, scale: 0, currency: 'USD' } as const
    const lines = [first, second, first].flatMap((one, place) =>
      one === undefined ? [] : [place === 1 ? { ...one, unitCost: usd } : one],
    )
    expect(print({ lines }).totals.map(({ value }) => value)).toEqual(['EUR\u00a0125.00', 'USD\u00a016.00'])
  })
  it('has the id where there is no number, and the name alone of a supplier without a record', () => {
    const document = print({ reference: null, record: null })
    expect(document.details[0]?.value).toBe('po-0123456789abcdef')
    expect(document.parties[0]?.lines).toEqual(['Connector house'])
  })
  it('is titled in every language', () => {
    const titles = languageCodes.map(
      (language) => purchaseOrderDocument({ order, seller, withCosts: true, language }).title,
    )
    expect(titles).toEqual(expect.arrayContaining(['Bestellung', '采购订单', '発注書']))
  })
})
