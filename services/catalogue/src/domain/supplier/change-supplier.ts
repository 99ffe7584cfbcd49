import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SupplierContent } from '@pinline/events/catalogue/supplier-content'
import type { SupplierWritten } from '@pinline/events/catalogue/supplier-written'
import { sameValue } from '../same-value.ts'
import type { Supplier } from './supplier.ts'

export type ChangeSupplier = { readonly type: 'change-supplier'; readonly now: string } & SupplierContent

/** Changes a supplier, whether it is archived or not: its contact can always be taken out. Quiet where nothing would change. */
export const changeSupplier = (
  supplier: Supplier,
  { type, now, ...content }: ChangeSupplier,
): Decision<SupplierWritten> => {
  if (supplier.status === 'none') return rejection('supplier-not-found')
  if (sameValue(supplier.content, content)) return []
  return [{ type: 'supplier-written', data: { supplierId: supplier.supplierId, ...content, writtenAt: now } }]
}
