import { lazy } from 'react'

/** The library of files. What happens to one goes by named calls. */
export const files = {
  name: 'files',
  list: lazy(async () => ({ default: (await import('./file-list.tsx')).FileList })),
  recordRepresentation: 'name',
}
