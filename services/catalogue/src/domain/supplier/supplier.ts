import type { SupplierContent } from '@pinline/events/catalogue/supplier-content'
import type { SupplierEvent } from '@pinline/events/catalogue/supplier-event'
import type { SupplierId } from '@pinline/events/ids'

/** A company that parts are bought from, once it was added. */
export interface KnownSupplier {
  readonly status: 'active' | 'archived'
  readonly supplierId: SupplierId
  readonly content: SupplierContent
}
export type Supplier = { readonly status: 'none' } | KnownSupplier

export const noSupplier: Supplier = { status: 'none' }

/** Applies one event. Any event before `supplier-written` means a corrupt stream and throws. A change leaves the status. */
export const evolveSupplier = (supplier: Supplier, event: SupplierEvent): Supplier => {
  if (event.type === 'supplier-written') {
    const { supplierId, writtenAt: _, ...content } = event.data
    return { status: supplier.status === 'archived' ? 'archived' : 'active', supplierId, content }
  }
  if (supplier.status === 'none') throw new Error(`${event.type} before supplier-written`)
  switch (event.type) {
    case 'supplier-archived':
      return { ...supplier, status: 'archived' }
    case 'supplier-restored':
      return { ...supplier, status: 'active' }
    default:
      return event satisfies never
  }
}
