import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SupplierEvent } from '@pinline/events/catalogue/supplier-event'
import type { Supplier } from './supplier.ts'

export interface ArchiveSupplier {
  readonly type: 'archive-supplier'
  readonly now: string
}

/** Takes a supplier out of use, once. */
export const archiveSupplier = (supplier: Supplier, { now }: ArchiveSupplier): Decision<SupplierEvent> => {
  if (supplier.status === 'none') return rejection('supplier-not-found')
  if (supplier.status === 'archived') return []
  return [{ type: 'supplier-archived', data: { supplierId: supplier.supplierId, archivedAt: now } }]
}
