import type { Decision } from '@pinline/chassis/domain/decider'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { RoleDefined } from '@pinline/events/account/role-defined'
import { type Editor, refuseEditor } from './editor.ts'
import type { Permissions } from './permissions.ts'

export interface CreateRole {
  readonly type: 'create-role'
  readonly roleId: string
  readonly name: Readonly<Record<string, string>>
  readonly menuIds: readonly string[]
  readonly by: Editor
}

export const refuseUnknownMenus = (state: Permissions, menuIds: readonly string[]): Rejection | undefined =>
  menuIds.every((menuId) => state.menus.has(menuId))
    ? undefined
    : rejection('menu-not-found', { errors: { menuIds: 'menu-unknown' } })

export const decideCreateRole = (state: Permissions, command: CreateRole): Decision<RoleDefined> => {
  const { roleId, name, menuIds, by } = command
  const refused = refuseEditor(state, by, 'roles.create') ?? refuseUnknownMenus(state, menuIds)
  if (refused !== undefined) return refused
  if (state.roles.has(roleId)) return []
  return [{ type: 'role-defined', data: { roleId, name: { ...name }, menuIds: [...new Set(menuIds)] } }]
}
