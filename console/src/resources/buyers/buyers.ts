import { lazyPart } from '../../layout/lazy-part.ts'

/** Buyers: list and page. Changes are commands of the page. */
export const buyers = {
  name: 'buyers',
  list: lazyPart(async () => ({ default: (await import('./buyer-list.tsx')).BuyerList })),
  show: lazyPart(async () => ({ default: (await import('./buyer-page.tsx')).BuyerPage })),
  recordRepresentation: 'name',
}
