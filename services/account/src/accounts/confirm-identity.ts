import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { buyerAccount } from '../sign-in/device-owner.ts'
import { guessOnce, redeemCode } from '../sign-in/sign-in-limits.ts'

interface Confirmation {
  readonly password?: string | undefined
  readonly code?: string | undefined
}

/**
 * Step-up authentication of a buyer by password if given, else by a code sent to one of their contacts: the buyer if it
 * is right. Somebody with an access token has neither. A wrong password counts as a failed login.
 */
export const confirmIdentity = async (
  deps: AccountDeps,
  { password, code }: Confirmation,
  context: RequestContext,
): Promise<RegisteredBuyer | Rejection> => {
  const { buyers, passwords } = deps
  const buyer = await buyers.load(context.buyerId)
  const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
  if (buyer === undefined || contact === undefined) return rejection('session-over')
  if (password !== undefined) {
    const guessTarget = {
      audience: 'buyer',
      name: contact.email ?? contact.phone ?? buyer.buyerId,
      account: buyerAccount(buyer),
    } as const
    const right = await guessOnce(deps, guessTarget, context, async () =>
      passwords.matches(password, await buyers.passwordHash(buyer)),
    )
    if (isRejection(right)) return right
    return right ? buyer : rejection('password-wrong', { errors: { password: 'password-wrong' } })
  }
  let refused = rejection('code-wrong', { errors: { code: 'code-wrong' } })
  for (const target of [contact.email, contact.phone]) {
    if (target === undefined) continue
    const wrong = await redeemCode(deps, 'confirm-identity', target, code ?? '', context)
    if (wrong === undefined) return buyer
    refused = wrong
  }
  return refused
}
