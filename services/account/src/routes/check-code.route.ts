import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkCode } from '@pinline/contracts/account/session/check-code'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'

/** The code may have gone to either of the buyer's contacts. */
export const checkCodeRoute = (parts: AccountParts): Route =>
  route(checkCode, async ({ code, purpose }, context) => {
    const { buyers, tickets } = parts
    const buyer = await buyers.load(context.buyerId)
    const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
    if (contact === undefined) return rejection('session-over')
    let refused: Rejection = rejection('code-wrong', { errors: { code: 'code-wrong' } })
    for (const target of [contact.email, contact.phone]) {
      if (target === undefined) continue
      const why = await redeemCode(parts, purpose, target, code, context)
      if (why === undefined) return answer(await tickets.issue(context.buyerId))
      refused = why
    }
    return refused
  })
