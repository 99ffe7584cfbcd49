import { lazy } from 'react'

/** The library of files. Changes are named calls. */
export const files = {
  name: 'files',
  list: lazy(async () => ({ default: (await import('./file-list.tsx')).FileList })),
  recordRepresentation: 'name',
}
