import type { Decision } from '@pinline/chassis/domain/decider'
import type { StaffAdmitted } from '@pinline/events/account/staff-admitted'
import type { StaffPasswordSet } from '@pinline/events/account/staff-password-set'
import type { Authorities } from './authorities.ts'
import { type Editor, refuseEditor } from './editor.ts'
import { refuseRole } from './held.ts'

export type AdmitStaff = {
  readonly type: 'admit-staff'
  /** Whether the password was chosen by somebody else, so that another has to be chosen at the first sign-in. */
  readonly mustChange: boolean
  readonly by: Editor
} & Readonly<StaffAdmitted['data']>

export const decideAdmitStaff = (
  state: Authorities,
  { type, by, mustChange, ...data }: AdmitStaff,
): Decision<StaffAdmitted | StaffPasswordSet> => {
  if (state.staff.has(data.staffId)) return []
  const refused = refuseEditor(state, by, 'users.create') ?? refuseRole(state, by, data.roleId)
  if (refused !== undefined) return refused
  const { staffId, credentialRef, admittedAt } = data
  const admitted: StaffAdmitted = { type: 'staff-admitted', data }
  const password = { staffId, credentialRef, setAt: admittedAt, mustChange }
  return mustChange ? [admitted, { type: 'staff-password-set', data: password }] : [admitted]
}
