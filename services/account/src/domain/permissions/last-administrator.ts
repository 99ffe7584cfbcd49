import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import type { Editor } from './editor.ts'
import { evolve, type Permissions, permissionKeys, type StaffMember } from './permissions.ts'

/** With these keys everything else can be repaired: state of staff, roles, menus. */
const administratorKeys = ['users.state', 'roles.update', 'menus.update'] as const

/** The enabled members of staff whose role has all of these keys. */
export const administrators = (state: Permissions): StaffMember[] =>
  [...state.staff.values()].filter(({ disabled, roleId }) => {
    const keys = permissionKeys(state, roleId)
    return !disabled && administratorKeys.every((key) => keys.includes(key))
  })

/** Refuses a change that leaves the staff without an administrator. */
export const refuseLastAdministrator = (before: Permissions, after: Permissions): Rejection | undefined =>
  administrators(after).length === 0 && administrators(before).length > 0 ? rejection('last-administrator') : undefined

/** Nobody disables, removes or demotes themself; for the last administrator the error says so. */
export const refuseOneself = (
  state: Permissions,
  { by, staffId }: { readonly by: Editor; readonly staffId: string },
  events: readonly PermissionsEvent[],
): Rejection | undefined =>
  by === staffId
    ? (refuseLastAdministrator(state, events.reduce(evolve, state)) ?? rejection('not-yourself'))
    : undefined
