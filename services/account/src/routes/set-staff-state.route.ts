import { commandRoute } from '@pinline/chassis/http/command-route'
import { setStaffState } from '@pinline/contracts/account/permissions/set-staff-state'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { staffRowOf } from '../accounts/staff-directory.ts'
import { refuseUnprovedAccess } from '../accounts/step-up.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

/** Sessions of the disabled are ended before they are enabled too: an end that was cut off must not let them live again. */
export const setStaffStateRoute = (deps: AccountDeps) => {
  const { platform, sessions, staff } = deps
  return commandRoute(platform, setStaffState, permissionsDecider, {
    toCommand: async ({ id, revision, state, ...own }, context) => {
      const { staffId: by } = context
      const now = platform.clock.now().toISOString()
      const command = { type: 'set-staff-state', staffId: id, revision, disabled: state, by, now } as const
      const unproved = await refuseUnprovedAccess(deps, command, own, context)
      if (unproved !== undefined) return unproved
      if (!state && (await staff.member(id))?.disabled === true) await sessions.endAll('staff', id)
      return { streamId: permissionsStreamId, command }
    },
    toOutput: async (done, { input: { id }, context: { language } }) => {
      if (done.state.staff.get(id)?.disabled === true) await sessions.endAll('staff', id)
      return (await staffRowOf(deps, done.state, id, language)) ?? rejection('staff-not-found')
    },
  })
}
