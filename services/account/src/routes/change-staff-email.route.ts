import { type Route, route } from '@pinline/chassis/http/route'
import { changeStaffEmail } from '@pinline/contracts/account/permissions/change-staff-email'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from '../accounts/already-applied.ts'
import { applyStaffProfileChange } from '../accounts/apply-staff-profile-change.ts'
import { refuseWithoutStepUp } from '../accounts/step-up.ts'
import type { ProfileVersion } from '../accounts/vault-kinds.ts'
import { ownSession } from '../sign-in/own-session.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'

export const changeStaffEmailRoute = (deps: AccountDeps): Route =>
  route(changeStaffEmail, async ({ email, code, password, secondFactor }, context) => {
    const { platform, staff, sessions } = deps
    const { staffId, actor, commandContext } = context
    const before = await alreadyApplied(platform, commandContext)
    if (isRejection(before)) return before
    if (!before) {
      const member = await staff.member(staffId)
      if (member === undefined) return rejection('session-over')
      const refused =
        (await refuseWithoutStepUp(deps, member, context, { field: 'password', password, secondFactor })) ??
        (await redeemCode(deps, 'staff-email', email, code, context))
      if (refused !== undefined) return refused
    }
    const edit = (profile: ProfileVersion) =>
      profile.email === email && profile.confirmedEmail === email
        ? profile
        : { ...profile, email, confirmedEmail: email }
    const changed = await applyStaffProfileChange(deps, { edit }, context)
    if (!isRejection(changed)) await sessions.endAll('staff', staffId, ownSession(actor).sessionId)
    return changed
  })
