import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkCode } from '@pinline/contracts/account/session/check-code'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'

/** The code may have been sent to either of the buyer's contacts. */
export const checkCodeRoute = (deps: AccountDeps): Route =>
  route(checkCode, async ({ code, purpose }, context) => {
    const { buyers, tickets } = deps
    const buyer = await buyers.load(context.buyerId)
    const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
    if (contact === undefined) return rejection('session-over')
    let refused: Rejection = rejection('code-wrong', { errors: { code: 'code-wrong' } })
    for (const target of [contact.email, contact.phone]) {
      if (target === undefined) continue
      const why = await redeemCode(deps, purpose, target, code, context)
      if (why === undefined) return result(await tickets.issue(context.buyerId))
      refused = why
    }
    return refused
  })
