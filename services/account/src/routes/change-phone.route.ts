import { type Route, route } from '@pinline/chassis/http/route'
import { changePhone } from '@pinline/contracts/account/buyer/change-phone'
import type { AccountDeps } from '../account-deps.ts'
import { changeContact } from '../accounts/change-contact.ts'

export const changePhoneRoute = (deps: AccountDeps): Route =>
  route(
    changePhone,
    async ({ phone, ...shown }, context) => await changeContact(deps, 'phone', { value: phone, ...shown }, context),
  )
