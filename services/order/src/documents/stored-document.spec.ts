import { languageCodes } from '@pinline/contracts/api/languages'
import { purchaseOrderId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { firstParcel, lastParcel, placing } from '../domain/order/order.fixtures.ts'
import type { LinkedOrderDocument, LinkedPurchaseOrder } from './document-link.ts'
import { downloadName, storedName, storedPackingSlips } from './stored-document.ts'

const { orderNo } = placing
const document: LinkedOrderDocument = { kind: 'packing-slip', orderNo, number: null, parcelNo: 2, language: 'ja' }
const purchase: LinkedPurchaseOrder = {
  ...{ kind: 'purchase-order', withCosts: true, language: 'en' },
  purchaseOrderId: purchaseOrderId.parse('po-0123456789abcdef'),
}
const parcels = [firstParcel.data, lastParcel.data].map((parcel, place) => ({
  ...{ ...parcel, parcelNo: place + 1, shippedAt: '2026-11-21T12:00:00.000Z', receivedAt: null, entries: [] },
}))

describe('a stored document', () => {
  it('has a name of its own for each kind, parcel and language', () => {
    const names = [
      document,
      { ...document, parcelNo: 1 },
      { ...document, language: 'de' as const },
      { ...document, kind: 'invoice' as const, number: 'INV-2026-000001', parcelNo: null },
    ].map(storedName)
    expect(new Set(names).size).toBe(names.length)
  })
  it('is none of those that are drawn each time', () => {
    expect(storedName({ ...document, kind: 'pro-forma', parcelNo: null })).toBeUndefined()
    expect(storedName({ kind: 'pick-list', language: 'en' })).toBeUndefined()
    expect(storedName(purchase)).toBeUndefined()
  })
  it('is downloaded under a name that says what it is', () => {
    expect(downloadName(document)).toBe(`packing-slip-${orderNo}-2.pdf`)
    expect(downloadName(purchase)).toBe('purchase-order-po-0123456789abcdef.pdf')
  })
  it('of a buyer who is erased is found for every parcel and language', () => {
    const names = storedPackingSlips({ orderNo, parcels })
    expect(names).toHaveLength(2 * languageCodes.length)
    expect(names).toContain(storedName(document))
  })
})
