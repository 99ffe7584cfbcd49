import { type Route, route } from '@pinline/chassis/http/route'
import { logInWithCode } from '@pinline/contracts/account/session/log-in-with-code'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { signInBuyer } from '../sign-in/sign-in-buyer.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'

/** Only whoever holds the target's code learns that nobody is registered under it. */
export const logInWithCodeRoute = (parts: AccountParts): Route =>
  route(logInWithCode, async ({ username, code }, client) => {
    const buyer = await parts.buyers.find(username)
    if (buyer !== undefined) client.concerns({ kind: 'buyer', id: buyer.buyerId })
    const refused = await redeemCode(parts, 'login', username, code, client)
    if (refused !== undefined) return refused
    if (buyer === undefined) return rejection('not-registered', { errors: { username: 'not-registered' } })
    return await signInBuyer(parts, buyer, client)
  })
