import { type Route, route } from '@pinline/chassis/http/route'
import { changeStaffEmail } from '@pinline/contracts/account/permissions/change-staff-email'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { changeStaffProfile } from '../accounts/change-staff-profile.ts'
import { hadEffect } from '../accounts/had-effect.ts'
import type { ProfileVersion } from '../accounts/vault-kinds.ts'

export const changeStaffEmailRoute = (parts: AccountParts): Route =>
  route(changeStaffEmail, async ({ email, code }, context) => {
    const before = await hadEffect(parts.platform, context.commandContext)
    if (isRejection(before)) return before
    if (!before && !(await parts.codes.redeem('staff-email', email, code, context.staffId)))
      return rejection('code-wrong', { errors: { code: 'code-wrong' } })
    const edit = (profile: ProfileVersion) => (profile.email === email ? profile : { ...profile, email })
    return await changeStaffProfile(parts, { edit }, context)
  })
