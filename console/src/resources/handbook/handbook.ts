import { lazyPart } from '../../layout/lazy-part.ts'

/** The staff's handbook: list, the page as it is read, and the form on which one is written. */
export const handbook = {
  name: 'handbook',
  list: lazyPart(async () => ({ default: (await import('./handbook-list.tsx')).HandbookList })),
  show: lazyPart(async () => ({ default: (await import('./handbook-page.tsx')).HandbookPage })),
  edit: lazyPart(async () => ({ default: (await import('./edit-handbook-page.tsx')).EditHandbookPage })),
  create: lazyPart(async () => ({ default: (await import('./edit-handbook-page.tsx')).NewHandbookPage })),
  recordRepresentation: 'title',
}
