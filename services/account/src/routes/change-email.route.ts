import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { changeContact } from '../accounts/change-contact.ts'
import { changeEmail, setEmail } from '../contract/change-email.ts'

/** Two doors to one change. */
export const changeEmailRoutes = (parts: AccountParts): Route[] =>
  [changeEmail, setEmail].map((call) =>
    route(
      call,
      async ({ email, ...shown }, context) => await changeContact(parts, 'email', { value: email, ...shown }, context),
    ),
  )
