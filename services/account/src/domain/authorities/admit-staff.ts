import { rejection } from '@pinline/chassis/contract/error-codes'
import type { Decision } from '@pinline/chassis/domain/decider'
import type { StaffAdmitted } from '@pinline/events/account/staff-admitted'
import type { Authorities } from './authorities.ts'

export type AdmitStaff = { readonly type: 'admit-staff' } & StaffAdmitted['data']

export const decideAdmitStaff = (state: Authorities, { type, ...data }: AdmitStaff): Decision<StaffAdmitted> => {
  if (state.staff.has(data.staffId)) return []
  if (!state.roles.has(data.roleId)) return rejection('not-found', { errors: { roleId: 'not-found' } })
  return [{ type: 'staff-admitted', data }]
}
