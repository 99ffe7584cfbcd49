import { grantedKeys } from './granted-keys.ts'
import type { Permissions } from './permissions.ts'

/**
 * Whether somebody may do more after than before: who was added or enabled, or whose role now has a key that theirs
 * lacked. Keys of disabled menus count: enabling a menu gives back what was granted.
 */
export const addsAccess = (before: Permissions, after: Permissions): boolean =>
  [...after.staff.values()].some(({ staffId, roleId, disabled }) => {
    if (disabled) return false
    const known = before.staff.get(staffId)
    if (known === undefined || known.disabled) return true
    return !grantedKeys(after, roleId).isSubsetOf(grantedKeys(before, known.roleId))
  })
