import { randomBytes } from 'node:crypto'
import type { SetCookie } from '@pinline/chassis/http/call-result'
import type { Audience } from './audience.ts'
import { keyedHash, sameHash } from './keyed-hash.ts'

/** A browser in which the owner of an account has signed in before. */
export interface KnownDevice {
  readonly accountId: string
  readonly deviceId: string
}

const cookies = {
  buyer: { name: 'pinline_device_buyer', path: '/api/v1' },
  staff: { name: 'pinline_device_staff', path: '/api/v1/public/admin' },
} as const
const deviceCookieSeconds = 180 * 86_400

const macOf = (secret: string, audience: Audience, { accountId, deviceId }: KnownDevice): string =>
  keyedHash(secret, 'device', audience, accountId, deviceId)

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
  const [, accountId = '', deviceId = '', mac = ''] =
    /^([a-z]-[0-9a-z]{8,40})\.([\w-]{22})\.([\w-]{43})$/.exec(value) ?? []
  const device = { accountId, deviceId }
  return accountId !== '' && sameHash(mac, macOf(secret, audience, device)) ? device : undefined
}

/** The device cookie after a sign-in; a browser that has one for this account keeps its device. */
export const deviceCookie = (
  secret: string,
  audience: Audience,
  accountId: string,
  shown: Readonly<Record<string, string | undefined>>,
): SetCookie => {
  const known = readDevice(secret, audience, shown)
  const device = known?.accountId === accountId ? known : { accountId, deviceId: randomBytes(16).toString('base64url') }
  return {
    ...cookies[audience],
    value: `${accountId}.${device.deviceId}.${macOf(secret, audience, device)}`,
    maxAgeSeconds: deviceCookieSeconds,
  }
}
