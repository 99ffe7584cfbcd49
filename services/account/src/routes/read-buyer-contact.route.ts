import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readBuyerContact } from '@pinline/contracts/account/buyer/read-buyer-contact'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'

export const readBuyerContactRoute = ({ buyers }: AccountParts): Route =>
  route(readBuyerContact, async ({ buyerId }) => {
    const buyer = await buyers.load(buyerId)
    const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
    return contact === undefined ? rejection('not-found') : answer(contact)
  })
