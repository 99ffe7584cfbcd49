import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import type { ContactVersion } from '../accounts/vault-kinds.ts'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { guessOnce, redeemCode } from '../sign-in/sign-in-limits.ts'

interface Confirmation {
  readonly password?: string | undefined
  readonly code?: string | undefined
}

/** Whether the caller is the buyer: by password if given, else by a code sent to one of their contacts. */
export const confirmIdentity = async (
  deps: AccountDeps,
  { buyer, contact }: { readonly buyer: RegisteredBuyer; readonly contact: ContactVersion },
  { password, code }: Confirmation,
  context: RequestContext,
): Promise<Rejection | undefined> => {
  if (password !== undefined) {
    const guessTarget = {
      audience: 'buyer',
      name: contact.email ?? contact.phone ?? buyer.buyerId,
      id: buyer.buyerId,
    } as const
    const right = await guessOnce(deps, guessTarget, context, async () =>
      deps.passwords.matches(password, await deps.buyers.passwordHash(buyer)),
    )
    if (isRejection(right)) return right
    return right ? undefined : rejection('password-wrong', { errors: { password: 'password-wrong' } })
  }
  let refused: Rejection | undefined = rejection('code-wrong', { errors: { code: 'code-wrong' } })
  for (const target of [contact.email, contact.phone]) {
    if (target === undefined) continue
    refused = await redeemCode(deps, 'confirm-identity', target, code ?? '', context)
    if (refused === undefined) return undefined
  }
  return refused
}
