import { type Route, route } from '@pinline/chassis/http/route'
import { setEmail } from '@pinline/contracts/account/buyer/set-email'
import type { AccountDeps } from '../account-deps.ts'
import { changeContact } from '../accounts/change-contact.ts'

/** The same change as `change-email`, by its other name. */
export const setEmailRoute = (deps: AccountDeps): Route =>
  route(
    setEmail,
    async ({ email, ...shown }, context) => await changeContact(deps, 'email', { value: email, ...shown }, context),
  )
