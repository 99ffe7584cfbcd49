import { lazy } from 'react'

/** The editable tree of menus. */
export const menus = {
  name: 'menus',
  list: lazy(async () => ({ default: (await import('./menu-editor.tsx')).MenuEditor })),
  recordRepresentation: 'title',
}
