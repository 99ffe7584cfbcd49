import { lazyPart } from '../../layout/lazy-part.ts'

/** Roles: list, and the page that edits a role's menus. */
export const roles = {
  name: 'roles',
  list: lazyPart(async () => ({ default: (await import('./role-list.tsx')).RoleList })),
  edit: lazyPart(async () => ({ default: (await import('./role-page.tsx')).RolePage })),
  create: lazyPart(async () => ({ default: (await import('./role-page.tsx')).NewRolePage })),
  recordRepresentation: 'name',
}
