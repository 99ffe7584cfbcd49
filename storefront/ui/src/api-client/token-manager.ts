import type { Clock } from './clock.ts'
import type { SessionToken } from './session-token.ts'

/** A token with less remaining time than this is renewed before use, ms. */
export const renewBeforeMs = 60_000

export type Renewal =
  | { readonly kind: 'renewed'; readonly token: SessionToken }
  | { readonly kind: 'over' }
  | { readonly kind: 'unknown' }

/** Runs `work` under a lock shared by all tabs of this origin. */
export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>

export const lockAcrossTabs: Exclusive = async (name, work) => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  return locks === undefined ? work() : await locks.request(name, work)
}

interface TokenManagerOptions {
  readonly clock: Clock
  /** Milliseconds that the server's clock is ahead of this one. */
  readonly skew: () => number
  readonly getToken: () => SessionToken | null
  readonly onToken: (token: SessionToken | null) => void
  /** Requests a new token with the refresh cookie. */
  readonly renew: () => Promise<Renewal>
  readonly exclusive: Exclusive
}

/**
 * Returns a valid access token. A refresh token may be used once, and a second use ends the session; therefore renewal
 * is single-flight within the page and across tabs: a tab that waited takes the token that the other one fetched.
 */
export const createTokenManager = ({ clock, skew, getToken, onToken, renew, exclusive }: TokenManagerOptions) => {
  let renewing: Promise<Renewal> | undefined
  const msUntilExpiry = (token: SessionToken) => Date.parse(token.expiresAt) - (clock.now() + skew())

  const renewOnce = (expiredToken: string): Promise<Renewal> => {
    renewing ??= exclusive('session-token', async (): Promise<Renewal> => {
      const current = getToken()
      if (current === null) return { kind: 'over' }
      if (current.token !== expiredToken && msUntilExpiry(current) > renewBeforeMs)
        return { kind: 'renewed', token: current }
      const renewal = await renew()
      // Signed out in the meantime: the token serves the calls that wait for it, and is not stored.
      if (renewal.kind === 'renewed' && getToken()?.token === current.token) onToken(renewal.token)
      return renewal
    }).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  return {
    /** The token to send: renewed shortly before it expires; null for a visitor. */
    current: async (): Promise<SessionToken | null> => {
      const token = getToken()
      if (token === null || msUntilExpiry(token) > renewBeforeMs) return token
      const renewal = await renewOnce(token.token)
      return renewal.kind === 'renewed' ? renewal.token : token
    },
    /** After a 401: a token other than the refused one, or null when the session has ended. */
    replace: async (refused: SessionToken): Promise<SessionToken | null> => {
      const renewal = await renewOnce(refused.token)
      return renewal.kind === 'renewed' ? renewal.token : null
    },
  }
}
