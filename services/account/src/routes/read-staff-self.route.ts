import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { readStaffSelf } from '../contract/read-staff-self.ts'

export const readStaffSelfRoute = ({ staff }: AccountParts): Route =>
  route(readStaffSelf, async (_input, { staffId, language }) => {
    const member = await staff.member(staffId)
    return member === undefined ? rejection('session-over') : answer(await staff.self(member, language))
  })
