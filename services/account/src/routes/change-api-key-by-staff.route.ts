import { type Route, route } from '@pinline/chassis/http/route'
import { changeApiKeyByStaff } from '@pinline/contracts/account/api-keys/change-api-key-by-staff'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { refuseWithoutStepUp } from '../accounts/step-up.ts'
import { changeApiKeyOf } from '../api-keys/api-key-commands.ts'

export const changeApiKeyByStaffRoute = (deps: AccountDeps): Route =>
  route(changeApiKeyByStaff, async ({ password, secondFactor, ...change }, context) => {
    const confirm = async () => {
      if (password === undefined) return rejection('invalid-input', { errors: { password: 'required' } })
      const member = await deps.staff.member(context.staffId)
      if (member === undefined) return rejection('session-over')
      return await refuseWithoutStepUp(deps, member, context, { field: 'password', password, secondFactor })
    }
    return await changeApiKeyOf(deps, change, context, confirm)
  })
