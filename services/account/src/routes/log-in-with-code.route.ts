import { type Route, route } from '@pinline/chassis/http/route'
import { logInWithCode } from '@pinline/contracts/account/session/log-in-with-code'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { unlessDemo } from '../sign-in/may-log-in.ts'
import { signInBuyer } from '../sign-in/sign-in-buyer.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'

/** Only a client with the target's code learns that no account has it. */
export const logInWithCodeRoute = (deps: AccountDeps): Route =>
  route(logInWithCode, async ({ username, code }, client) => {
    const found = await deps.buyers.find(username)
    const buyer = unlessDemo(found, ({ buyerId }) => buyerId, deps.platform.config.PINLINE_MODE, client)
    if (buyer !== undefined) client.setAuditSubject({ kind: 'buyer', id: buyer.buyerId })
    const refused = await redeemCode(deps, 'login', username, code, client)
    if (refused !== undefined) return refused
    if (buyer === undefined) return rejection('not-registered', { errors: { username: 'not-registered' } })
    if (buyer.disabled) return rejection('account-disabled')
    return await signInBuyer(deps, buyer, client)
  })
