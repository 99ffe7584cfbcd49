import type { Decision } from '@pinline/chassis/domain/decider'
import type { StaffAdmitted } from '@pinline/events/account/staff-admitted'
import type { StaffPasswordSet } from '@pinline/events/account/staff-password-set'
import { type Editor, refuseEditor } from './editor.ts'
import { refuseRole } from './granted-keys.ts'
import type { Permissions } from './permissions.ts'

export type CreateStaff = {
  readonly type: 'create-staff'
  /** Whether somebody else chose the password, so that it must be changed at the first sign-in. */
  readonly mustChange: boolean
  readonly by: Editor
} & Readonly<StaffAdmitted['data']>

export const decideCreateStaff = (
  state: Permissions,
  { type, by, mustChange, ...data }: CreateStaff,
): Decision<StaffAdmitted | StaffPasswordSet> => {
  if (state.staff.has(data.staffId)) return []
  const refused = refuseEditor(state, by, 'users.create') ?? refuseRole(state, by, data.roleId)
  if (refused !== undefined) return refused
  const { staffId, credentialRef, admittedAt } = data
  const admitted: StaffAdmitted = { type: 'staff-admitted', data }
  const password = { staffId, credentialRef, setAt: admittedAt, mustChange }
  return mustChange ? [admitted, { type: 'staff-password-set', data: password }] : [admitted]
}
