import type { AccountDeps } from '../account-deps.ts'
import { contactKindOf } from '../accounts/buyers.ts'
import type { Audience } from './audience.ts'
import { readDevice } from './device-cookie.ts'

/** Client data of a request. */
export interface RequestClient {
  readonly address: string
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** How an account recognises a client: by a device that its owner signed in with, by its address, or not at all. */
export type ClientRecognition =
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'address' }
  | { readonly kind: 'stranger' }

const stranger: ClientRecognition = { kind: 'stranger' }

/** @param accountId undefined if there is no such account: the look-up is made all the same because of its timing */
export const recognizeClient = async (
  { platform, sessions }: AccountDeps,
  audience: Audience,
  accountId: string | undefined,
  client: RequestClient,
): Promise<ClientRecognition> => {
  const device = readDevice(platform.config.TOKEN_SECRET, audience, client.cookies)
  if (device !== undefined && device.accountId === accountId) return { kind: 'device', deviceId: device.deviceId }
  return (await sessions.usedFrom(audience, accountId ?? 'nobody', client.address)) ? { kind: 'address' } : stranger
}

/** How the owner of a phone or mailbox recognises a client. Without a device cookie nothing is looked up. */
export const recognizeClientOfTarget = async (
  { platform }: AccountDeps,
  target: string,
  client: RequestClient,
): Promise<ClientRecognition> => {
  const device = readDevice(platform.config.TOKEN_SECRET, 'buyer', client.cookies)
  if (device === undefined) return stranger
  const owner = await platform.claims.owner(contactKindOf(target), target)
  return owner === device.accountId ? { kind: 'device', deviceId: device.deviceId } : stranger
}
