import { type Route, route } from '@pinline/chassis/http/route'
import { changeEmail } from '@pinline/contracts/account/buyer/change-email'
import type { AccountDeps } from '../account-deps.ts'
import { changeContact } from '../accounts/change-contact.ts'

export const changeEmailRoute = (deps: AccountDeps): Route =>
  route(
    changeEmail,
    async ({ email, ...shown }, context) => await changeContact(deps, 'email', { value: email, ...shown }, context),
  )
