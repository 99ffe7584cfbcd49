import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { BuyerSignedIn } from '@pinline/contracts/account/session/signed-in'
import type { AccountDeps } from '../account-deps.ts'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { deviceCookie } from './device-cookie.ts'
import { buyerAccount } from './device-owner.ts'
import type { RequestClient } from './recognize-client.ts'
import type { Client, OpenedSession } from './sessions.ts'

/** The response of every buyer's sign-in: access token in the body, refresh token as a cookie. */
export const buyerSignInResult = async (
  deps: AccountDeps,
  session: OpenedSession,
  buyer: RegisteredBuyer,
): Promise<CallResult<BuyerSignedIn>> => {
  const { token, expiresAt, cookie } = session
  return result({ token, expiresAt, buyer: await deps.buyers.self(buyer) }, { cookies: [cookie] })
}

/** Opens a session for an authenticated buyer, and marks their device. */
export const signInBuyer = async (
  deps: AccountDeps,
  buyer: RegisteredBuyer,
  client: Client & RequestClient,
): Promise<CallResult<BuyerSignedIn>> => {
  const session = await deps.sessions.open('buyer', buyer.buyerId, buyer.credentialRef, client)
  const { data, cookies } = await buyerSignInResult(deps, session, buyer)
  const device = deviceCookie(deps.platform.config.TOKEN_SECRET, 'buyer', buyerAccount(buyer), client.cookies)
  return result(data, { cookies: [...cookies, device] })
}
