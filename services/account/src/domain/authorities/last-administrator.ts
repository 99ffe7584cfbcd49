import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import { type Authorities, authorityKeys, evolve, type StaffMember } from './authorities.ts'
import type { Editor } from './editor.ts'

/** Who may use these can mend everything else: disable and enable staff, change roles, change menus. */
const administratorKeys = ['users.state', 'roles.update', 'menus.update'] as const

/** The enabled members of staff whose role lets them mend everything. */
export const administrators = (state: Authorities): StaffMember[] =>
  [...state.staff.values()].filter(({ disabled, roleId }) => {
    const keys = authorityKeys(state, roleId)
    return !disabled && administratorKeys.every((key) => keys.includes(key))
  })

/** Refuses whatever leaves the staff without an administrator. */
export const refuseLastAdministrator = (before: Authorities, after: Authorities): Rejection | undefined =>
  administrators(after).length === 0 && administrators(before).length > 0 ? rejection('last-administrator') : undefined

/** Nobody disables, removes or demotes themself; the last administrator is told that they are the last. */
export const refuseOneself = (
  state: Authorities,
  { by, staffId }: { readonly by: Editor; readonly staffId: string },
  facts: readonly AuthoritiesEvent[],
): Rejection | undefined =>
  by === staffId
    ? (refuseLastAdministrator(state, facts.reduce(evolve, state)) ?? rejection('not-yourself'))
    : undefined
