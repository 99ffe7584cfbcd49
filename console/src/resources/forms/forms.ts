import { lazyPart } from '../../layout/lazy-part.ts'

/** What people sent by the forms of the shop: list and the page on which one is answered. */
export const forms = {
  name: 'forms',
  list: lazyPart(async () => ({ default: (await import('./form-list.tsx')).FormList })),
  show: lazyPart(async () => ({ default: (await import('./form-page.tsx')).FormPage })),
  recordRepresentation: 'formNo',
}
