import { lazyPart } from '../../layout/lazy-part.ts'

/** The editable tree of menus. */
export const menus = {
  name: 'menus',
  list: lazyPart(async () => ({ default: (await import('./menu-editor.tsx')).MenuEditor })),
  recordRepresentation: 'title',
}
