import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getBuyerContact } from '@pinline/contracts/account/buyer/get-buyer-contact'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const getBuyerContactRoute = ({ buyers }: AccountDeps): Route =>
  route(getBuyerContact, async ({ buyerId }) => {
    const buyer = await buyers.load(buyerId)
    const contact = buyer === undefined ? undefined : await buyers.currentContact(buyer)
    return buyer === undefined || contact === undefined
      ? rejection('not-found')
      : result({ ...contact, declinedMails: [...buyer.declinedMails] })
  })
