import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { RoleDefined } from '@pinline/events/account/role-defined'
import { refuseUnknownMenus } from './create-role.ts'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import type { Permissions } from './permissions.ts'

export interface UpdateRole {
  readonly type: 'update-role'
  readonly roleId: string
  readonly revision: number
  readonly name?: Readonly<Record<string, string>> | undefined
  readonly menuIds?: readonly string[] | undefined
  readonly by: Editor
}

export const decideUpdateRole = (state: Permissions, command: UpdateRole): Decision<RoleDefined> => {
  const { roleId, revision, by } = command
  const known = state.roles.get(roleId)
  const notAllowed = refuseEditor(state, by, 'roles.update')
  if (notAllowed !== undefined) return notAllowed
  if (known === undefined) return rejection('role-not-found')
  const menuIds = [...new Set(command.menuIds ?? known.menuIds)]
  const refused = refuseStaleRevision(state, 'role', roleId, revision) ?? refuseUnknownMenus(state, menuIds)
  if (refused !== undefined) return refused
  const name = { ...(command.name ?? known.name) }
  if (sameTexts(name, known.name) && sameIds(menuIds, known.menuIds)) return []
  return [{ type: 'role-defined', data: { roleId, name, menuIds } }]
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).symmetricDifference(new Set(other)).size === 0

const sameTexts = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys({ ...one, ...other }).every((language) => one[language] === other[language])
