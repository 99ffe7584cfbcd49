import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { beginSecondFactor } from '@pinline/contracts/account/permissions/begin-second-factor'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { isStaffErased } from '../accounts/erase-when-staff-removed.ts'
import { refuseWrongPassword } from '../accounts/step-up.ts'

export const beginSecondFactorRoute = (deps: AccountDeps): Route =>
  route(beginSecondFactor, async ({ password }, context) => {
    const { staff, secondFactors } = deps
    const member = await staff.member(context.staffId)
    const profile = member === undefined ? undefined : await staff.profile(member)
    if (member === undefined || profile === undefined) return rejection('session-over')
    if (member.secondFactorRef !== undefined) return rejection('second-factor-present')
    const refused = await refuseWrongPassword(deps, member, context, { field: 'password', password })
    if (refused !== undefined) return refused
    const started = await secondFactors.begin(member.staffId, profile.username)
    return (await isStaffErased(deps, member.staffId)) ? rejection('session-over') : result(started)
  })
