import { lazyPart } from '../../layout/lazy-part.ts'

/** Products: list, page, and the pages that edit their data. */
export const products = {
  name: 'products',
  list: lazyPart(async () => ({ default: (await import('./product-list.tsx')).ProductList })),
  show: lazyPart(async () => ({ default: (await import('./product-page.tsx')).ProductPage })),
  edit: lazyPart(async () => ({ default: (await import('./edit-product-page.tsx')).EditProductPage })),
  create: lazyPart(async () => ({ default: (await import('./edit-product-page.tsx')).NewProductPage })),
  recordRepresentation: 'model',
}
