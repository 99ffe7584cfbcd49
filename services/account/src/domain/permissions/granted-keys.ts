import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Editor } from './editor.ts'
import { type MenuNode, menuTree, type Permissions, permissionKeys } from './permissions.ts'

const keysBelow = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ menu, buttons, children }) => [
    ...[menu, ...buttons].flatMap(({ authority }) => authority ?? []),
    ...keysBelow(children),
  ])

/** Keys granted to a role, including those of disabled menus: they count again when the menu is enabled. */
export const grantedKeys = (state: Permissions, roleId: string): ReadonlySet<string> =>
  new Set(keysBelow(menuTree(state, roleId)))

const grantedTo = (state: Permissions, by: Editor): ReadonlySet<string> => {
  const member = by === 'system' ? undefined : state.staff.get(by)
  return member === undefined ? new Set() : grantedKeys(state, member.roleId)
}

/**
 * Whether the editor may grant keys: those granted to the editor. A key that no role has, of a new or removed menu, can
 * be granted by an editor who has all keys that anybody has; otherwise nobody ever could.
 */
const mayGrant = (state: Permissions, by: Editor, keys: Iterable<string>): boolean => {
  if (by === 'system') return true
  const own = grantedTo(state, by)
  const missing = new Set(keys).difference(own)
  if (missing.size === 0) return true
  const allGranted = new Set([...state.roles.keys()].flatMap((roleId) => [...grantedKeys(state, roleId)]))
  return missing.isDisjointFrom(allGranted) && allGranted.isSubsetOf(own)
}

/** Whether a role has no key that the editor lacks: only then the editor may manage its members. */
const mayManage = (state: Permissions, by: Editor, roleId: string): boolean =>
  by === 'system' || grantedKeys(state, roleId).isSubsetOf(grantedTo(state, by))

/** Refuses to edit somebody with more keys than the editor: the editor could use a new password of theirs. */
export const refusePrivilegeEscalation = (state: Permissions, by: Editor, roleId: string): Rejection | undefined =>
  mayManage(state, by, roleId) ? undefined : rejection('not-held')

/** Refuses to assign a role with more keys than the editor. */
export const refuseRole = (state: Permissions, by: Editor, roleId: string): Rejection | undefined => {
  if (!state.roles.has(roleId)) return rejection('role-not-found', { errors: { roleId: 'role-unknown' } })
  return mayGrant(state, by, grantedKeys(state, roleId)) ? undefined : rejection('not-held')
}

/** No change of roles and menus grants or revokes a key that the editor lacks. */
export const refuseUngranted = (before: Permissions, after: Permissions, by: Editor): Rejection | undefined => {
  if (by === 'system') return undefined
  const own = grantedTo(before, by)
  const roleIds = new Set([...before.roles.keys(), ...after.roles.keys()])
  for (const roleId of roleIds)
    for (const keysOf of [grantedKeys, usableKeys]) {
      const [had, has] = [keysOf(before, roleId), keysOf(after, roleId)]
      if (!had.difference(has).isSubsetOf(own) || !mayGrant(before, by, has.difference(had)))
        return rejection('not-held')
    }
  return undefined
}

const usableKeys = (state: Permissions, roleId: string): ReadonlySet<string> => new Set(permissionKeys(state, roleId))
