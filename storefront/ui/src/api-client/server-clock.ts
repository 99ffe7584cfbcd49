import type { Clock } from './clock.ts'

/** How far the server's clock is ahead of this one, estimated from the Date headers of its responses. */
export const createServerClock = (clock: Clock) => {
  let skew = 0
  return {
    record: (response: Response) => {
      const date = Date.parse(response.headers.get('Date') ?? '')
      // The header has whole seconds: half a second is its mean error.
      if (Number.isFinite(date)) skew = Math.abs(date + 500 - clock.now()) < 1500 ? 0 : date + 500 - clock.now()
    },
    /** Milliseconds that the server's clock is ahead. */
    skew: () => skew,
    /** Milliseconds since the epoch. */
    now: () => clock.now() + skew,
  }
}
