import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Route, route } from '@pinline/chassis/http/route'
import { registerBuyer } from '@pinline/contracts/account/buyer/register-buyer'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { buyerId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { type ContactVersion, contactVersion, credentialVersion } from '../accounts/vault-kinds.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { passwordFieldError } from '../domain/passwords/password-rules.ts'
import { signInBuyer } from '../sign-in/sign-in-buyer.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'

/** What a request returns that registered its buyer before: a session for whoever holds a copy of it would be a way in. */
const replayed = async ({ platform }: AccountDeps, { commandContext: { request } }: RequestContext) => {
  const known = request === undefined ? undefined : await platform.store.findRequest(request.id)
  if (known === undefined) return undefined
  return rejection(known.hash === request?.hash ? 'registration-complete' : 'idempotency-key-reused')
}

/** Makes the cheap checks first; only a client with the code learns that the account exists. */
export const registerBuyerRoute = (deps: AccountDeps): Route =>
  route(registerBuyer, async (input, context) => {
    const { platform, passwords, passwordRules } = deps
    if (!input.agreement) return rejection('agreement-required', { errors: { agreement: 'agreement-required' } })
    const fieldError = passwordFieldError(input.password, passwordRules)
    if (fieldError !== undefined) return rejection('password-too-weak', { errors: { password: fieldError } })
    const before = await replayed(deps, context)
    if (before !== undefined) return before

    const target = input.kind === 'phone' ? input.phone : input.email
    const passwordHash = await passwords.hash(input.password)
    const refused = await redeemCode(deps, 'register', target, input.code, context)
    if (refused !== undefined) return refused
    const id = buyerId.parse(platform.newId('b'))
    if ((await platform.claims.claim(input.kind, target, id)) === 'taken')
      return rejection('already-registered', { errors: { [input.kind]: 'already-registered' } })

    const contact: ContactVersion = { [input.kind]: target, language: context.language }
    const done = await handleCommand(platform, buyerDecider, {
      streamId: id,
      command: {
        type: 'register-buyer',
        buyerId: id,
        contactRef: await platform.vault.put('contact', id, contact, contactVersion),
        credentialRef: await platform.vault.put('credential', id, { passwordHash }, credentialVersion),
        by: input.kind,
        registeredAt: platform.clock.now().toISOString(),
      },
      context: context.commandContext,
    })
    if (isRejection(done)) return done
    if (done.state.status !== 'registered') throw new Error('a registered buyer is not registered')
    const signedIn = await signInBuyer(deps, done.state, context)
    return result(signedIn.data, { cookies: signedIn.cookies, positions: [done.position] })
  })
