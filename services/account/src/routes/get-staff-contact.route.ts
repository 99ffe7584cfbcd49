import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getStaffContact } from '@pinline/contracts/account/permissions/get-staff-contact'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const getStaffContactRoute = ({ staff }: AccountDeps): Route =>
  route(getStaffContact, async ({ staffId }) => {
    const member = await staff.member(staffId)
    const profile = member === undefined ? undefined : await staff.profile(member)
    if (profile === undefined) return rejection('not-found')
    const { email, confirmedEmail } = profile
    return result({ confirmedEmail: email !== undefined && email === confirmedEmail ? email : null })
  })
