import { Secret, TOTP } from 'otpauth'

const issuer = 'Pinline'
const period = 30
/** Steps before and after the current one whose codes are accepted: clocks differ, and typing takes time. */
const tolerance = 1

/** 160 random bits in base 32, as RFC 4226 advises. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The step of RFC 6238 that a time falls into. */
export const stepAt = (time: Date): number => TOTP.counter({ period, timestamp: time.getTime() })

/** The step of a code, one step early or late included; undefined if it is wrong. */
export const stepOfCode = (secret: string, code: string, time: Date): number | undefined => {
  // otpauth throws on a code that has six characters and more than six bytes.
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period,
    timestamp: time.getTime(),
    window: tolerance,
  })
  return delta === null ? undefined : stepAt(time) + delta
}

/** Content of the QR code for an authenticator app: HMAC-SHA-1 and six digits, which every app supports. */
export const provisioningUri = (secret: string, username: string): string =>
  new TOTP({ issuer, label: username, secret, period }).toString()
