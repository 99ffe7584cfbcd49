import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { type Authorities, authorityKeys, type MenuNode, menuTree } from './authorities.ts'
import type { Editor } from './editor.ts'

const keysBelow = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ menu, buttons, children }) => [
    ...[menu, ...buttons].flatMap(({ authority }) => authority ?? []),
    ...keysBelow(children),
  ])

/** Keys that a role holds, those of disabled menus too: they are its own again when the menu is enabled. */
export const heldKeys = (state: Authorities, roleId: string): ReadonlySet<string> =>
  new Set(keysBelow(menuTree(state, roleId)))

const heldBy = (state: Authorities, by: Editor): ReadonlySet<string> => {
  const member = by === 'system' ? undefined : state.staff.get(by)
  return member === undefined ? new Set() : heldKeys(state, member.roleId)
}

/**
 * Whether keys may be handed out: those that the editor holds. A key that no role holds, of a new menu or one that was
 * removed once, may be handed out by who holds all that anybody holds; else nobody ever could.
 */
const mayGive = (state: Authorities, by: Editor, keys: Iterable<string>): boolean => {
  if (by === 'system') return true
  const own = heldBy(state, by)
  const beyond = new Set(keys).difference(own)
  if (beyond.size === 0) return true
  const anybodys = new Set([...state.roles.keys()].flatMap((roleId) => [...heldKeys(state, roleId)]))
  return beyond.isDisjointFrom(anybodys) && anybodys.isSubsetOf(own)
}

/** Whether a role holds nothing that the editor lacks: only then its people are theirs to manage. */
const mayManage = (state: Authorities, by: Editor, roleId: string): boolean =>
  by === 'system' || heldKeys(state, roleId).isSubsetOf(heldBy(state, by))

/** Refuses to act on somebody who holds more than the editor: a new password for them would be theirs to use. */
export const refuseMightier = (state: Authorities, by: Editor, roleId: string): Rejection | undefined =>
  mayManage(state, by, roleId) ? undefined : rejection('not-held')

/** Refuses to give somebody a role that holds more than the editor. */
export const refuseRole = (state: Authorities, by: Editor, roleId: string): Rejection | undefined => {
  if (!state.roles.has(roleId)) return rejection('role-not-found', { errors: { roleId: 'role-unknown' } })
  return mayGive(state, by, heldKeys(state, roleId)) ? undefined : rejection('not-held')
}

/** Nobody gives a role, or takes from it, what they do not hold; by whichever change of roles and menus. */
export const refuseUnheld = (before: Authorities, after: Authorities, by: Editor): Rejection | undefined => {
  if (by === 'system') return undefined
  const own = heldBy(before, by)
  const roleIds = new Set([...before.roles.keys(), ...after.roles.keys()])
  for (const roleId of roleIds)
    for (const keysOf of [heldKeys, usableKeys]) {
      const [had, has] = [keysOf(before, roleId), keysOf(after, roleId)]
      if (!had.difference(has).isSubsetOf(own) || !mayGive(before, by, has.difference(had)))
        return rejection('not-held')
    }
  return undefined
}

const usableKeys = (state: Authorities, roleId: string): ReadonlySet<string> => new Set(authorityKeys(state, roleId))
