import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkCode } from '@pinline/contracts/account/session/check-code'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { confirmIdentity } from '../accounts/confirm-identity.ts'

/** `confirm-identity` by code, by its other name. */
export const checkCodeRoute = (deps: AccountDeps): Route =>
  route(checkCode, async ({ code }, context) => {
    const buyer = await confirmIdentity(deps, { code }, context)
    return isRejection(buyer) ? buyer : result(await deps.tickets.issue(buyer.buyerId, buyer.credentialRef))
  })
