import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readStaffSelf } from '@pinline/contracts/account/permissions/read-staff-self'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'

export const readStaffSelfRoute = ({ staff }: AccountParts): Route =>
  route(readStaffSelf, async (_input, { staffId, language }) => {
    const member = await staff.member(staffId)
    return member === undefined ? rejection('session-over') : answer(await staff.self(member, language))
  })
