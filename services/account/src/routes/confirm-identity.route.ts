import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { confirmIdentity as confirmIdentityCall } from '@pinline/contracts/account/session/confirm-identity'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { confirmIdentity } from '../accounts/confirm-identity.ts'

export const confirmIdentityRoute = (deps: AccountDeps): Route =>
  route(confirmIdentityCall, async (input, context) => {
    const buyer = await confirmIdentity(deps, input, context)
    return isRejection(buyer) ? buyer : result(await deps.tickets.issue(buyer.buyerId, buyer.credentialRef))
  })
