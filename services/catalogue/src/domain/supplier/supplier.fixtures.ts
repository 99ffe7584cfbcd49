import type { SupplierContent } from '@pinline/events/catalogue/supplier-content'
import type { SupplierEvent } from '@pinline/events/catalogue/supplier-event'
import { supplierId, vaultReference } from '@pinline/events/ids'

/** Fixed events for the specs: a supplier of connectors. */
export const houseId = supplierId.parse('su-0123456789abcdef')
export const at = '2026-11-28T12:00:00.000Z'

export const house: SupplierContent = {
  ...{ name: 'Connector house', number: '70021', vatNumber: 'DE123456789' },
  address: {
    ...{ company: 'Connector house GmbH', street: 'Hafenstr. 4' },
    ...{ city: 'Kiel', postcode: '24103', region: '', country: 'DE' },
  },
  ...{ currency: 'EUR', language: 'de', leadTimeDays: 21, paymentTerms: '30 days net' },
  contactRef: vaultReference.parse('supplier-su-0123456789abcdef@1'),
}
export const written: SupplierEvent = {
  type: 'supplier-written',
  data: { supplierId: houseId, ...house, writtenAt: at },
}
export const archived: SupplierEvent = { type: 'supplier-archived', data: { supplierId: houseId, archivedAt: at } }
export const restored: SupplierEvent = { type: 'supplier-restored', data: { supplierId: houseId, restoredAt: at } }
