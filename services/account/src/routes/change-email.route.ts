import { type Route, route } from '@pinline/chassis/http/route'
import { changeEmail, setEmail } from '@pinline/contracts/account/buyer/change-email'
import type { AccountDeps } from '../account-deps.ts'
import { changeContact } from '../accounts/change-contact.ts'

/** Two doors to one change. */
export const changeEmailRoutes = (deps: AccountDeps): Route[] =>
  [changeEmail, setEmail].map((call) =>
    route(
      call,
      async ({ email, ...shown }, context) => await changeContact(deps, 'email', { value: email, ...shown }, context),
    ),
  )
