import { type Route, route } from '@pinline/chassis/http/route'
import { changeStaffEmail } from '@pinline/contracts/account/permissions/change-staff-email'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from '../accounts/already-applied.ts'
import { applyStaffProfileChange } from '../accounts/apply-staff-profile-change.ts'
import type { ProfileVersion } from '../accounts/vault-kinds.ts'

export const changeStaffEmailRoute = (deps: AccountDeps): Route =>
  route(changeStaffEmail, async ({ email, code }, context) => {
    const before = await alreadyApplied(deps.platform, context.commandContext)
    if (isRejection(before)) return before
    if (!before && !(await deps.codes.redeem('staff-email', email, code, context.staffId)))
      return rejection('code-wrong', { errors: { code: 'code-wrong' } })
    const edit = (profile: ProfileVersion) => (profile.email === email ? profile : { ...profile, email })
    return await applyStaffProfileChange(deps, { edit }, context)
  })
