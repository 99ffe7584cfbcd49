import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { SupplierContent } from '@pinline/events/catalogue/supplier-content'
import { type SupplierEvent, supplierEvent, supplierStreamType } from '@pinline/events/catalogue/supplier-event'
import type { Actor } from '@pinline/events/event'
import { type StaffId, type SupplierId, staffId } from '@pinline/events/ids'

/** A company that parts are bought from. Row id: the stream's. */
export interface SupplierRow {
  readonly supplierId: SupplierId
  readonly content: SupplierContent
  readonly status: 'active' | 'archived'
  /** Sorts by name. */
  readonly order: string
  /** Name, company, numbers and city in lower case. */
  readonly searchText: string
  readonly updatedAt: string
  readonly updatedBy: StaffId | null
}

const authorOf = (actor: Actor): StaffId | null => (actor.kind === 'staff' ? staffId.parse(actor.id) : null)

export const suppliersProjection = defineProjection<SupplierRow, SupplierEvent>({
  name: 'suppliers',
  version: 1,
  sources: [{ service: 'catalogue', streamType: supplierStreamType }],
  eventSchema: supplierEvent,
  project: (row, { event, actor }) => {
    const updatedBy = authorOf(actor)
    if (event.type === 'supplier-written') {
      const { supplierId, writtenAt, ...content } = event.data
      const { name, number, vatNumber, address } = content
      return {
        ...{ supplierId, content, status: row?.status ?? 'active', updatedAt: writtenAt, updatedBy },
        order: name.toLowerCase(),
        searchText: [name, address.company, number, vatNumber, address.city].join('\n').toLowerCase(),
      }
    }
    if (row === undefined) return undefined
    switch (event.type) {
      case 'supplier-archived':
        return { ...row, status: 'archived', updatedAt: event.data.archivedAt, updatedBy }
      case 'supplier-restored':
        return { ...row, status: 'active', updatedAt: event.data.restoredAt, updatedBy }
      default:
        return event satisfies never
    }
  },
  indexes: [{ keys: { order: 1, _id: 1 } }, { keys: { updatedAt: -1, _id: -1 } }],
})
