import { randomBytes } from 'node:crypto'
import type { SetCookie } from '@pinline/chassis/http/call-result'
import type { Audience } from './audience.ts'
import type { DeviceOwner } from './device-owner.ts'
import { keyedHash, sameHash } from './keyed-hash.ts'

/** A browser in which somebody has signed in to an account before. */
export interface KnownDevice {
  readonly accountId: string
  readonly deviceId: string
  /** Keyed hash of the version of the password that the account had then. */
  readonly credential: string
}

const cookies = {
  buyer: { name: 'pinline_device_buyer', path: '/api/v1' },
  staff: { name: 'pinline_device_staff', path: '/api/v1/public/admin' },
} as const
const deviceCookieSeconds = 180 * 86_400

const macOf = (secret: string, audience: Audience, { accountId, deviceId, credential }: KnownDevice): string =>
  keyedHash(secret, 'device', audience, accountId, deviceId, credential)

const credentialOf = (secret: string, { credentialRef }: DeviceOwner): string =>
  keyedHash(secret, 'device-credential', credentialRef)

/**
 * Whether a device is one of this account under its current password. Prevents the failure "whoever once had the
 * password guesses as a known device after the owner has changed it".
 */
export const isDeviceOf = (secret: string, device: KnownDevice, owner: DeviceOwner): boolean =>
  device.accountId === owner.id && device.credential === credentialOf(secret, owner)

/**
 * The device of a request, or undefined. It authenticates nobody: it only separates the owner's browsers from unknown
 * clients that guess. Prevents the failure "an attacker locks the owner out by guessing".
 */
export const readDevice = (
  secret: string,
  audience: Audience,
  shown: Readonly<Record<string, string | undefined>>,
): KnownDevice | undefined => {
  const value = shown[cookies[audience].name] ?? ''
  const [, accountId = '', deviceId = '', credential = '', mac = ''] =
    /^([a-z]-[0-9a-z]{8,40})\.([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/.exec(value) ?? []
  const device = { accountId, deviceId, credential }
  return accountId !== '' && sameHash(mac, macOf(secret, audience, device)) ? device : undefined
}

/**
 * The device cookie for a client that has just proved to be the owner; a browser that has one for this account keeps its
 * device.
 */
export const deviceCookie = (
  secret: string,
  audience: Audience,
  owner: DeviceOwner,
  shown: Readonly<Record<string, string | undefined>>,
): SetCookie => {
  const known = readDevice(secret, audience, shown)
  const deviceId = known?.accountId === owner.id ? known.deviceId : randomBytes(16).toString('base64url')
  const device = { accountId: owner.id, deviceId, credential: credentialOf(secret, owner) }
  return {
    ...cookies[audience],
    value: `${owner.id}.${deviceId}.${device.credential}.${macOf(secret, audience, device)}`,
    maxAgeSeconds: deviceCookieSeconds,
  }
}
