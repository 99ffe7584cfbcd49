import { lazy } from 'react'

/** Buyers: list and page. Changes are commands of the page. */
export const buyers = {
  name: 'buyers',
  list: lazy(async () => ({ default: (await import('./buyer-list.tsx')).BuyerList })),
  show: lazy(async () => ({ default: (await import('./buyer-page.tsx')).BuyerPage })),
  recordRepresentation: 'name',
}
