import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { beginSecondFactor } from '@pinline/contracts/account/permissions/begin-second-factor'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { isForgotten } from '../accounts/forgotten-meanwhile.ts'
import { refuseWrongPassword } from '../accounts/shown-again.ts'

export const beginSecondFactorRoute = (parts: AccountParts): Route =>
  route(beginSecondFactor, async ({ password }, context) => {
    const { staff, secondFactors } = parts
    const member = await staff.member(context.staffId)
    const profile = member === undefined ? undefined : await staff.profile(member)
    if (member === undefined || profile === undefined) return rejection('session-over')
    if (member.secondFactorRef !== undefined) return rejection('second-factor-present')
    const refused = await refuseWrongPassword(parts, member, context, { field: 'password', password })
    if (refused !== undefined) return refused
    const begun = await secondFactors.begin(member.staffId, profile.username)
    return (await isForgotten(parts, member.staffId)) ? rejection('session-over') : answer(begun)
  })
