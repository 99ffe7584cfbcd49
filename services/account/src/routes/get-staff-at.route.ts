import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { stateAtMoment } from '@pinline/chassis/state-at/state-at-moment'
import { getStaffAt } from '@pinline/contracts/account/permissions/get-staff-at'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { viewOfMember } from '../accounts/view-of-member.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const getStaffAtRoute = ({ platform, staff }: AccountDeps): Route =>
  route(getStaffAt, async ({ staffId, at }) => {
    const { revisions } = await staff.permissions()
    if (!revisions.has(`staff:${staffId}`)) return rejection('staff-not-found')
    const found = await stateAtMoment(platform, permissionsDecider, viewOfMember(staffId), at)
    return isRejection(found) ? found : result(found)
  })
