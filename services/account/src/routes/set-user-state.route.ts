import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { setUserState } from '@pinline/contracts/account/permissions/set-user-state'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'
import { userRowOf } from '../accounts/staff-directory.ts'

/** Sessions of the disabled are ended before they are enabled too: an end that was cut off must not let them live again. */
export const setUserStateRoute = (parts: AccountParts): Route =>
  route(setUserState, async ({ id, revision, state }, { staffId: by, language, commandContext }) => {
    const { platform, sessions, staff } = parts
    if (!state && (await staff.member(id))?.disabled === true) await sessions.endAll('staff', id)
    const at = platform.clock.now().toISOString()
    const command = { type: 'set-staff-state', staffId: id, revision, disabled: state, by, at } as const
    const done = await changeAuthorities(platform, command, commandContext)
    if (isRejection(done)) return done
    if (done.state.staff.get(id)?.disabled === true) await sessions.endAll('staff', id)
    const row = await userRowOf(parts, done.state, id, language)
    return row === undefined ? rejection('staff-not-found') : answer(row, { positions: [done.position] })
  })
