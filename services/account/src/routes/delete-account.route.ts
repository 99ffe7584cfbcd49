import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { confirmIdentity } from '../accounts/confirm-identity.ts'
import { eraseAccount } from '../erasure/erase-account.ts'

export const deleteAccountRoute = (deps: AccountDeps): Route =>
  route(deleteAccount, async (input, context) => {
    const { buyers, sessions } = deps
    const { buyerId } = context
    const buyer = await buyers.load(buyerId)
    const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
    if (contact === undefined) return rejection('session-over')
    const confirmed = await confirmIdentity(deps, input, context)
    if (isRejection(confirmed)) return confirmed
    const refused = await eraseAccount(deps, buyerId, contact, context)
    return refused ?? result({ erased: true }, { cookies: [sessions.forget('buyer')] })
  })
