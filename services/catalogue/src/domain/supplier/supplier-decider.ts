import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type SupplierEvent, supplierEvent, supplierStreamType } from '@pinline/events/catalogue/supplier-event'
import { type AddSupplier, addSupplier } from './add-supplier.ts'
import { type ArchiveSupplier, archiveSupplier } from './archive-supplier.ts'
import { type ChangeSupplier, changeSupplier } from './change-supplier.ts'
import { type RestoreSupplier, restoreSupplier } from './restore-supplier.ts'
import { evolveSupplier, noSupplier, type Supplier } from './supplier.ts'

export type SupplierCommand = AddSupplier | ChangeSupplier | ArchiveSupplier | RestoreSupplier

const decide = (supplier: Supplier, command: SupplierCommand): Decision<SupplierEvent> => {
  switch (command.type) {
    case 'add-supplier':
      return addSupplier(supplier, command)
    case 'change-supplier':
      return changeSupplier(supplier, command)
    case 'archive-supplier':
      return archiveSupplier(supplier, command)
    case 'restore-supplier':
      return restoreSupplier(supplier, command)
    default:
      return command satisfies never
  }
}

/** Decides about one company that parts are bought from. */
export const supplierDecider: Decider<Supplier, SupplierCommand, SupplierEvent> = {
  streamType: supplierStreamType,
  initial: noSupplier,
  evolve: evolveSupplier,
  decide,
  eventSchema: supplierEvent,
}
