import { lazy } from 'react'

/** Products as staff see them. */
export const products = {
  name: 'products',
  list: lazy(async () => ({ default: (await import('./product-list.tsx')).ProductList })),
  show: lazy(async () => ({ default: (await import('./product-page.tsx')).ProductPage })),
  recordRepresentation: 'model',
}
