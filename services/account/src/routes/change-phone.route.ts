import { type Route, route } from '@pinline/chassis/http/route'
import { changePhone } from '@pinline/contracts/account/buyer/change-phone'
import type { AccountParts } from '../account-parts.ts'
import { changeContact } from '../accounts/change-contact.ts'

export const changePhoneRoute = (parts: AccountParts): Route =>
  route(
    changePhone,
    async ({ phone, ...shown }, context) => await changeContact(parts, 'phone', { value: phone, ...shown }, context),
  )
