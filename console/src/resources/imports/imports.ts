import { lazy } from 'react'

/** Imports of parts, categories and attributes: the list, a new one, and one page per import. */
export const imports = {
  name: 'imports',
  list: lazy(async () => ({ default: (await import('./import-list.tsx')).ImportList })),
  create: lazy(async () => ({ default: (await import('./upload-import-page.tsx')).UploadImportPage })),
  edit: lazy(async () => ({ default: (await import('./import-page.tsx')).ImportPage })),
  recordRepresentation: 'fileName',
}
