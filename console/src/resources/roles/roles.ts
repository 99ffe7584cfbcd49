import { lazy } from 'react'

/** Roles: list, and the page that edits a role's menus. */
export const roles = {
  name: 'roles',
  list: lazy(async () => ({ default: (await import('./role-list.tsx')).RoleList })),
  edit: lazy(async () => ({ default: (await import('./role-page.tsx')).RolePage })),
  create: lazy(async () => ({ default: (await import('./role-page.tsx')).NewRolePage })),
  recordRepresentation: 'name',
}
