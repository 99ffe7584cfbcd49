import { archiveSupplier } from '@pinline/contracts/catalogue/supplier/archive-supplier'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { supplierCommandRoute } from './supplier-command-route.ts'

export const archiveSupplierRoute = (deps: CatalogueDeps) =>
  supplierCommandRoute(deps, archiveSupplier, (now) => ({ type: 'archive-supplier', now }))
