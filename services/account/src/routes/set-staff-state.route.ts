import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { setStaffState } from '@pinline/contracts/account/permissions/set-staff-state'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions } from '../accounts/change-permissions.ts'
import { staffRowOf } from '../accounts/staff-directory.ts'

/** Sessions of the disabled are ended before they are enabled too: an end that was cut off must not let them live again. */
export const setStaffStateRoute = (deps: AccountDeps): Route =>
  route(setStaffState, async ({ id, revision, state }, { staffId: by, language, commandContext }) => {
    const { platform, sessions, staff } = deps
    if (!state && (await staff.member(id))?.disabled === true) await sessions.endAll('staff', id)
    const at = platform.clock.now().toISOString()
    const command = { type: 'set-staff-state', staffId: id, revision, disabled: state, by, at } as const
    const done = await changePermissions(platform, command, commandContext)
    if (isRejection(done)) return done
    if (done.state.staff.get(id)?.disabled === true) await sessions.endAll('staff', id)
    const row = await staffRowOf(deps, done.state, id, language)
    return row === undefined ? rejection('staff-not-found') : result(row, { positions: [done.position] })
  })
