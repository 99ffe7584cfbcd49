import { type Route, route } from '@pinline/chassis/http/route'
import { reclassify } from '@pinline/contracts/account/buyer/reclassify'
import type { AccountDeps } from '../account-deps.ts'
import { changePassword } from '../accounts/change-password.ts'

/** The same change as `change-password`, by its other name; errors name its own fields. */
export const reclassifyRoute = (deps: AccountDeps): Route =>
  route(
    reclassify,
    async ({ pwd, newPwd }, context) =>
      await changePassword(deps, { old: ['pwd', pwd], new: ['newPwd', newPwd] }, context),
  )
