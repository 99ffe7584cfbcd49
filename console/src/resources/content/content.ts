import { lazy } from 'react'

/** What staff write for the shop: the list of all content, and the page on which one item is written. */
export const content = {
  name: 'content',
  list: lazy(async () => ({ default: (await import('./content-list.tsx')).ContentList })),
  show: lazy(async () => ({ default: (await import('./content-page.tsx')).ContentPage })),
  recordRepresentation: 'title',
}
