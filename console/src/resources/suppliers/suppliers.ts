import { lazyPart } from '../../layout/lazy-part.ts'

/** Companies that parts are bought from: list, and the form of one. */
export const suppliers = {
  name: 'suppliers',
  list: lazyPart(async () => ({ default: (await import('./supplier-list.tsx')).SupplierList })),
  edit: lazyPart(async () => ({ default: (await import('./supplier-page.tsx')).SupplierPage })),
  create: lazyPart(async () => ({ default: (await import('./supplier-page.tsx')).NewSupplierPage })),
  recordRepresentation: 'name',
}
