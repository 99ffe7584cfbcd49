import { type Route, route } from '@pinline/chassis/http/route'
import { changeEmail, setEmail } from '@pinline/contracts/account/buyer/change-email'
import type { AccountParts } from '../account-parts.ts'
import { changeContact } from '../accounts/change-contact.ts'

/** Two doors to one change. */
export const changeEmailRoutes = (parts: AccountParts): Route[] =>
  [changeEmail, setEmail].map((call) =>
    route(
      call,
      async ({ email, ...shown }, context) => await changeContact(parts, 'email', { value: email, ...shown }, context),
    ),
  )
