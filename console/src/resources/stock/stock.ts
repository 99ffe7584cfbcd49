import { lazy } from 'react'

/** Stock by product. Changes are the commands receive and adjust. */
export const stock = {
  name: 'stock',
  list: lazy(async () => ({ default: (await import('./stock-list.tsx')).StockList })),
  recordRepresentation: 'model',
}
