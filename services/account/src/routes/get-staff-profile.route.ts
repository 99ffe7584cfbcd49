import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const getStaffProfileRoute = ({ staff }: AccountDeps): Route =>
  route(getStaffProfile, async (_input, { staffId, language }) => {
    const member = await staff.member(staffId)
    return member === undefined ? rejection('session-over') : result(await staff.self(member, language))
  })
