import { lazyPart } from '../../layout/lazy-part.ts'

/** The editable tree of groups that notices and files are sorted into. */
export const sorts = {
  name: 'sorts',
  list: lazyPart(async () => ({ default: (await import('./sort-editor.tsx')).SortEditor })),
  recordRepresentation: 'title',
}
