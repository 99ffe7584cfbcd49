import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { changeContact } from '../accounts/change-contact.ts'
import { changePhone } from '../contract/change-phone.ts'

export const changePhoneRoute = (parts: AccountParts): Route =>
  route(
    changePhone,
    async ({ phone, ...shown }, context) => await changeContact(parts, 'phone', { value: phone, ...shown }, context),
  )
