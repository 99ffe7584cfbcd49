import { lazyPart } from '../../layout/lazy-part.ts'

/** Stock-takes: products are counted, differences approved and booked. */
export const stockTakes = {
  name: 'stock-takes',
  list: lazyPart(async () => ({ default: (await import('./stock-take-list.tsx')).StockTakeList })),
  show: lazyPart(async () => ({ default: (await import('./stock-take-page.tsx')).StockTakePage })),
  recordRepresentation: 'title',
}
