import { lazyPart } from '../../layout/lazy-part.ts'

/** Texts that staff insert: list, and the form on which one is written. */
export const snippets = {
  name: 'snippets',
  list: lazyPart(async () => ({ default: (await import('./snippets-list.tsx')).SnippetsList })),
  edit: lazyPart(async () => ({ default: (await import('./edit-snippet.tsx')).EditSnippet })),
  create: lazyPart(async () => ({ default: (await import('./edit-snippet.tsx')).NewSnippet })),
  recordRepresentation: 'title',
}
