import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Editor } from './editor.ts'
import { type MenuNode, menuTree, type Permissions, permissionKeys } from './permissions.ts'

const keysBelow = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ menu, buttons, children }) => [
    ...[menu, ...buttons].flatMap(({ authority }) => authority ?? []),
    ...keysBelow(children),
  ])

/** Keys that a role holds, those of disabled menus too: they are its own again when the menu is enabled. */
export const grantedKeys = (state: Permissions, roleId: string): ReadonlySet<string> =>
  new Set(keysBelow(menuTree(state, roleId)))

const grantedTo = (state: Permissions, by: Editor): ReadonlySet<string> => {
  const member = by === 'system' ? undefined : state.staff.get(by)
  return member === undefined ? new Set() : grantedKeys(state, member.roleId)
}

/**
 * Whether keys may be handed out: those that the editor holds. A key that no role holds, of a new menu or one that was
 * removed once, may be handed out by who holds all that anybody holds; else nobody ever could.
 */
const mayGrant = (state: Permissions, by: Editor, keys: Iterable<string>): boolean => {
  if (by === 'system') return true
  const own = grantedTo(state, by)
  const missing = new Set(keys).difference(own)
  if (missing.size === 0) return true
  const allGranted = new Set([...state.roles.keys()].flatMap((roleId) => [...grantedKeys(state, roleId)]))
  return missing.isDisjointFrom(allGranted) && allGranted.isSubsetOf(own)
}

/** Whether a role holds nothing that the editor lacks: only then its people are theirs to manage. */
const mayManage = (state: Permissions, by: Editor, roleId: string): boolean =>
  by === 'system' || grantedKeys(state, roleId).isSubsetOf(grantedTo(state, by))

/** Refuses to act on somebody who holds more than the editor: a new password for them would be theirs to use. */
export const refusePrivilegeEscalation = (state: Permissions, by: Editor, roleId: string): Rejection | undefined =>
  mayManage(state, by, roleId) ? undefined : rejection('not-held')

/** Refuses to give somebody a role that holds more than the editor. */
export const refuseRole = (state: Permissions, by: Editor, roleId: string): Rejection | undefined => {
  if (!state.roles.has(roleId)) return rejection('role-not-found', { errors: { roleId: 'role-unknown' } })
  return mayGrant(state, by, grantedKeys(state, roleId)) ? undefined : rejection('not-held')
}

/** Nobody gives a role, or takes from it, what they do not hold; by whichever change of roles and menus. */
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
