import { type Route, route } from '@pinline/chassis/http/route'
import { changePassword as changePasswordCall, reclassify } from '@pinline/contracts/account/buyer/change-password'
import type { AccountDeps } from '../account-deps.ts'
import { changePassword } from '../accounts/change-password.ts'

/** Two doors to one change; each is answered by the names of its own fields. */
export const changePasswordRoutes = (deps: AccountDeps): Route[] => [
  route(
    changePasswordCall,
    async ({ oldPassword, newPassword }, context) =>
      await changePassword(deps, { old: ['oldPassword', oldPassword], new: ['newPassword', newPassword] }, context),
  ),
  route(
    reclassify,
    async ({ pwd, newPwd }, context) =>
      await changePassword(deps, { old: ['pwd', pwd], new: ['newPwd', newPwd] }, context),
  ),
]
