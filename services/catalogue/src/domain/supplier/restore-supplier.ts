import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SupplierEvent } from '@pinline/events/catalogue/supplier-event'
import type { Supplier } from './supplier.ts'

export interface RestoreSupplier {
  readonly type: 'restore-supplier'
  readonly now: string
}

/** Puts an archived supplier back, once. */
export const restoreSupplier = (supplier: Supplier, { now }: RestoreSupplier): Decision<SupplierEvent> => {
  if (supplier.status === 'none') return rejection('supplier-not-found')
  if (supplier.status === 'active') return []
  return [{ type: 'supplier-restored', data: { supplierId: supplier.supplierId, restoredAt: now } }]
}
