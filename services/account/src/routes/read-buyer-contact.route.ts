import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { readBuyerContact } from '../contract/read-buyer-contact.ts'

export const readBuyerContactRoute = ({ buyers }: AccountParts): Route =>
  route(readBuyerContact, async ({ buyerId }) => {
    const buyer = await buyers.load(buyerId)
    const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
    return contact === undefined ? rejection('not-found') : answer(contact)
  })
