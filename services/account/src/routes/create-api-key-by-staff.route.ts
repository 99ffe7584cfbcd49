import { type Route, route } from '@pinline/chassis/http/route'
import { createApiKeyByStaff } from '@pinline/contracts/account/api-keys/create-api-key-by-staff'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { refuseWithoutStepUp } from '../accounts/step-up.ts'
import { createApiKeyOf } from '../api-keys/api-key-commands.ts'

export const createApiKeyByStaffRoute = (deps: AccountDeps): Route =>
  route(createApiKeyByStaff, async ({ password, secondFactor, ...key }, context) => {
    const member = await deps.staff.member(context.staffId)
    if (member === undefined) return rejection('session-over')
    const refused = await refuseWithoutStepUp(deps, member, context, { field: 'password', password, secondFactor })
    return refused ?? (await createApiKeyOf(deps, key, context))
  })
