import { buyerId, vaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { contactKindOf } from '../accounts/buyers.ts'
import type { Audience } from './audience.ts'
import { isDeviceOf, readDevice } from './device-cookie.ts'
import { buyerAccount, type DeviceOwner } from './device-owner.ts'

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

/** Nobody signs in to it. */
const nobody: DeviceOwner = { id: 'nobody', credentialRef: vaultReference.parse('credential-b-00000000@1') }

/** @param account undefined if there is no such account: the look-up is made all the same because of its timing */
export const recognizeClient = async (
  { platform, sessions }: AccountDeps,
  audience: Audience,
  account: DeviceOwner | undefined,
  client: RequestClient,
): Promise<ClientRecognition> => {
  const device = readDevice(platform.config.TOKEN_SECRET, audience, client.cookies)
  const owner = account ?? nobody
  if (device !== undefined && isDeviceOf(platform.config.TOKEN_SECRET, device, owner))
    return { kind: 'device', deviceId: device.deviceId }
  return (await sessions.usedFrom(audience, owner, client.address)) ? { kind: 'address' } : stranger
}

/** How the owner of a phone or mailbox recognises a client. Without a device cookie nothing is looked up. */
export const recognizeClientOfTarget = async (
  { platform, buyers }: AccountDeps,
  target: string,
  client: RequestClient,
): Promise<ClientRecognition> => {
  const device = readDevice(platform.config.TOKEN_SECRET, 'buyer', client.cookies)
  if (device === undefined) return stranger
  if ((await platform.claims.owner(contactKindOf(target), target)) !== device.accountId) return stranger
  const buyer = await buyers.load(buyerId.parse(device.accountId))
  const isKnown = buyer !== undefined && isDeviceOf(platform.config.TOKEN_SECRET, device, buyerAccount(buyer))
  return isKnown ? { kind: 'device', deviceId: device.deviceId } : stranger
}
