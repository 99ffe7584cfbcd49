import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { RoleRemoved } from '@pinline/events/account/role-removed'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import type { Permissions } from './permissions.ts'

export interface RemoveRole {
  readonly type: 'remove-role'
  readonly roleId: string
  readonly revision: number
  readonly by: Editor
  readonly now: string
}

/** Only a role without members, including disabled ones. */
export const decideRemoveRole = (state: Permissions, command: RemoveRole): Decision<RoleRemoved> => {
  const { roleId, revision, by, now } = command
  const notAllowed = refuseEditor(state, by, 'roles.delete')
  if (notAllowed !== undefined) return notAllowed
  if (!state.roles.has(roleId)) return rejection('role-not-found')
  const unseen = refuseStaleRevision(state, 'role', roleId, revision)
  if (unseen !== undefined) return unseen
  const members = [...state.staff.values()].filter((member) => member.roleId === roleId).length
  if (members > 0) return rejection('role-in-use', { data: { members } })
  return [{ type: 'role-removed', data: { roleId, removedAt: now } }]
}
