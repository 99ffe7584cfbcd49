import { lazy } from 'react'

/** After-sales requests: list and the page that decides everything about one. */
export const afterSales = {
  name: 'after-sales',
  list: lazy(async () => ({ default: (await import('./after-sale-list.tsx')).AfterSaleList })),
  show: lazy(async () => ({ default: (await import('./after-sale-page.tsx')).AfterSalePage })),
  recordRepresentation: 'afterSaleNo',
}
