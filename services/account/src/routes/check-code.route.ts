import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { checkCode } from '../contract/check-code.ts'

/** The code may have gone to either of the buyer's contacts. */
export const checkCodeRoute = ({ buyers, codes, tickets }: AccountParts): Route =>
  route(checkCode, async ({ code, purpose }, { buyerId }) => {
    const buyer = await buyers.load(buyerId)
    const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
    if (contact === undefined) return rejection('session-over')
    for (const target of [contact.email, contact.phone])
      if (target !== undefined && (await codes.redeem(purpose, target, code)))
        return answer(await tickets.issue(buyerId))
    return rejection('code-wrong', { errors: { code: 'code-wrong' } })
  })
