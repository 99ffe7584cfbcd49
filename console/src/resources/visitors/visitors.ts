import { lazyPart } from '../../layout/lazy-part.ts'

/** Visits to the shop: list, chart and tables. */
export const visitors = {
  name: 'visitors',
  list: lazyPart(async () => ({ default: (await import('./visitor-list.tsx')).VisitorList })),
}
