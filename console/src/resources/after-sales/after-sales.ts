import { lazyPart } from '../../layout/lazy-part.ts'

/** After-sales requests: list and the page that decides everything about one. */
export const afterSales = {
  name: 'after-sales',
  list: lazyPart(async () => ({ default: (await import('./after-sale-list.tsx')).AfterSaleList })),
  show: lazyPart(async () => ({ default: (await import('./after-sale-page.tsx')).AfterSalePage })),
  recordRepresentation: 'afterSaleNo',
}
