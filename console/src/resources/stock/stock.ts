import { lazyPart } from '../../layout/lazy-part.ts'

/** Stock by product. Changes are the commands receive and adjust. */
export const stock = {
  name: 'stock',
  list: lazyPart(async () => ({ default: (await import('./stock-list.tsx')).StockList })),
  recordRepresentation: 'model',
}
