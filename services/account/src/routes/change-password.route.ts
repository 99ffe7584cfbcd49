import { type Route, route } from '@pinline/chassis/http/route'
import { changePassword as changePasswordCall } from '@pinline/contracts/account/buyer/change-password'
import type { AccountDeps } from '../account-deps.ts'
import { changePassword } from '../accounts/change-password.ts'

export const changePasswordRoute = (deps: AccountDeps): Route =>
  route(
    changePasswordCall,
    async ({ oldPassword, newPassword }, context) =>
      await changePassword(deps, { old: ['oldPassword', oldPassword], new: ['newPassword', newPassword] }, context),
  )
