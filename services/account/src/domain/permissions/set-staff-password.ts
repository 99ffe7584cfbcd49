import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffPasswordSet } from '@pinline/events/account/staff-password-set'
import type { Permissions } from './permissions.ts'

export type SetStaffPassword = { readonly type: 'set-staff-password' } & StaffPasswordSet['data']

export const decideSetStaffPassword = (
  state: Permissions,
  { type, ...data }: SetStaffPassword,
): Decision<StaffPasswordSet> => {
  const member = state.staff.get(data.staffId)
  if (member === undefined) return rejection('not-found')
  return member.credentialRef === data.credentialRef ? [] : [{ type: 'staff-password-set', data }]
}
