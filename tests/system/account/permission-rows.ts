import type { Reply } from './client.ts'

/** A member of staff, role or menu as the calls return it. */
export interface PermissionRow {
  readonly id: string
  readonly revision: number
  readonly [field: string]: unknown
}

/** The row that a command returns; throws if it was refused. */
export const rowOf = (reply: Reply): PermissionRow => {
  if (reply.code !== 200) throw new Error(`refused: ${reply.type} ${JSON.stringify(reply.data)}`)
  return reply.data as PermissionRow
}

/** The input of an editor who has seen a row. */
export const seen = (row: PermissionRow | undefined): { id: string; revision: number } => {
  if (row === undefined) throw new Error('there is no such row')
  return { id: row.id, revision: row.revision }
}

/** The keys of somebody who manages people, roles and menus, and nothing else. */
export const limitedMenus = [
  'system',
  ...['users', 'users.create', 'users.update', 'users.reset', 'users.delete', 'users.state'],
  ...['roles', 'roles.create', 'roles.update', 'roles.delete'],
  ...['menus', 'menus.create', 'menus.update', 'menus.state', 'menus.delete'],
]
