import { lazy } from 'react'

/** The menus as a tree to be edited. */
export const menus = {
  name: 'menus',
  list: lazy(async () => ({ default: (await import('./menu-editor.tsx')).MenuEditor })),
  recordRepresentation: 'title',
}
