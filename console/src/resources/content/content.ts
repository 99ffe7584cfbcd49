import { lazyPart } from '../../layout/lazy-part.ts'

/** What staff write for the shop: the list of all content, and the page on which one item is written. */
export const content = {
  name: 'content',
  list: lazyPart(async () => ({ default: (await import('./content-list.tsx')).ContentList })),
  show: lazyPart(async () => ({ default: (await import('./content-page.tsx')).ContentPage })),
  recordRepresentation: 'title',
}
