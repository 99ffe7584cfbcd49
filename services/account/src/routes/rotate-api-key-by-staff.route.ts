import { type Route, route } from '@pinline/chassis/http/route'
import { rotateApiKeyByStaff } from '@pinline/contracts/account/api-keys/rotate-api-key-by-staff'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { refuseWithoutStepUp } from '../accounts/step-up.ts'
import { rotateApiKeyOf } from '../api-keys/api-key-commands.ts'

export const rotateApiKeyByStaffRoute = (deps: AccountDeps): Route =>
  route(rotateApiKeyByStaff, async ({ password, secondFactor, ...rotation }, context) => {
    const member = await deps.staff.member(context.staffId)
    if (member === undefined) return rejection('session-over')
    const refused = await refuseWithoutStepUp(deps, member, context, { field: 'password', password, secondFactor })
    return refused ?? (await rotateApiKeyOf(deps, rotation, context))
  })
