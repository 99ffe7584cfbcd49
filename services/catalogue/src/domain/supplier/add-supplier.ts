import type { Decision } from '@pinline/chassis/domain/decider'
import type { SupplierWritten } from '@pinline/events/catalogue/supplier-written'
import type { Supplier } from './supplier.ts'

export type AddSupplier = { readonly type: 'add-supplier' } & SupplierWritten['data']

/** Adds a supplier; quiet where the id has one. */
export const addSupplier = (supplier: Supplier, { type, ...data }: AddSupplier): Decision<SupplierWritten> =>
  supplier.status === 'none' ? [{ type: 'supplier-written', data }] : []
