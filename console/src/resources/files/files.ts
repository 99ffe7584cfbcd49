import { lazyPart } from '../../layout/lazy-part.ts'

/** The library of files. Changes are named calls. */
export const files = {
  name: 'files',
  list: lazyPart(async () => ({ default: (await import('./file-list.tsx')).FileList })),
  recordRepresentation: 'name',
}
