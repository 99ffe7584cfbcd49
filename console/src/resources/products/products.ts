import { lazy } from 'react'

/** Products: list, page, and the pages that edit their data. */
export const products = {
  name: 'products',
  list: lazy(async () => ({ default: (await import('./product-list.tsx')).ProductList })),
  show: lazy(async () => ({ default: (await import('./product-page.tsx')).ProductPage })),
  edit: lazy(async () => ({ default: (await import('./edit-product-page.tsx')).EditProductPage })),
  create: lazy(async () => ({ default: (await import('./edit-product-page.tsx')).NewProductPage })),
  recordRepresentation: 'model',
}
