import { lazy } from 'react'

/** Visits to the shop: list, chart and tables. */
export const visitors = {
  name: 'visitors',
  list: lazy(async () => ({ default: (await import('./visitor-list.tsx')).VisitorList })),
}
