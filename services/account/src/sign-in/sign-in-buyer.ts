import { type Answer, answer } from '@pinline/chassis/http/answer'
import type { BuyerSignedIn } from '@pinline/contracts/account/session/signed-in'
import type { AccountParts } from '../account-parts.ts'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { deviceCookie } from './device-cookie.ts'
import type { AskingClient } from './known-client.ts'
import type { Client, OpenedSession } from './sessions.ts'

/** The answer of every way in: access token in the body, refresh token as a cookie. */
export const answerBuyer = async (
  parts: AccountParts,
  session: OpenedSession,
  buyer: RegisteredBuyer,
): Promise<Answer<BuyerSignedIn>> => {
  const { token, expiresAt, cookie } = session
  return answer({ token, expiresAt, user: await parts.buyers.self(buyer) }, { cookies: [cookie] })
}

/** Opens a session for a buyer who has shown who they are, and marks their device. */
export const signInBuyer = async (
  parts: AccountParts,
  buyer: RegisteredBuyer,
  client: Client & AskingClient,
): Promise<Answer<BuyerSignedIn>> => {
  const session = await parts.sessions.open('buyer', buyer.buyerId, buyer.credentialRef, client)
  const { data, cookies } = await answerBuyer(parts, session, buyer)
  const device = deviceCookie(parts.platform.config.TOKEN_SECRET, 'buyer', buyer.buyerId, client.cookies)
  return answer(data, { cookies: [...cookies, device] })
}
