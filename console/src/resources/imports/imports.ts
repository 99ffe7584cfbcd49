import { lazyPart } from '../../layout/lazy-part.ts'

/** Imports of parts, categories and attributes: the list, a new one, and one page per import. */
export const imports = {
  name: 'imports',
  list: lazyPart(async () => ({ default: (await import('./import-list.tsx')).ImportList })),
  create: lazyPart(async () => ({ default: (await import('./upload-import-page.tsx')).UploadImportPage })),
  edit: lazyPart(async () => ({ default: (await import('./import-page.tsx')).ImportPage })),
  recordRepresentation: 'fileName',
}
