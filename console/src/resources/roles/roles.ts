import { lazy } from 'react'

/** Roles: list, and the page on which a role's menus are chosen. */
export const roles = {
  name: 'roles',
  list: lazy(async () => ({ default: (await import('./role-list.tsx')).RoleList })),
  edit: lazy(async () => ({ default: (await import('./role-page.tsx')).RolePage })),
  create: lazy(async () => ({ default: (await import('./role-page.tsx')).NewRolePage })),
  recordRepresentation: 'name',
}
