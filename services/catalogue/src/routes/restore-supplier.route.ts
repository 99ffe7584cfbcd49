import { restoreSupplier } from '@pinline/contracts/catalogue/supplier/restore-supplier'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { supplierCommandRoute } from './supplier-command-route.ts'

export const restoreSupplierRoute = (deps: CatalogueDeps) =>
  supplierCommandRoute(deps, restoreSupplier, (now) => ({ type: 'restore-supplier', now }))
