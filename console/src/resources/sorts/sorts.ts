import { lazy } from 'react'

/** The editable tree of groups that notices and files are sorted into. */
export const sorts = {
  name: 'sorts',
  list: lazy(async () => ({ default: (await import('./sort-editor.tsx')).SortEditor })),
  recordRepresentation: 'title',
}
