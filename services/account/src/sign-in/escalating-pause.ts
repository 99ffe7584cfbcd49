/** So many attempts at once; from then on one attempt after each pause, and every pause is longer than the last. */
export interface EscalatingPause {
  readonly name: string
  readonly burst: number
}

/** The attempts on one target that count. */
export interface CountedAttempts {
  readonly count: number
  readonly lastAt: Date
}

const firstPauseMs = 60_000
const longestPauseMs = 60 * 60_000
/** Quiet time after which a target starts again. */
export const forgottenAfterMs = 24 * 3_600_000

/** Milliseconds to wait before the next attempt; 0 if it may be made now. */
export const pauseLeft = ({ burst }: EscalatingPause, counted: CountedAttempts | undefined, now: Date): number => {
  if (counted === undefined || counted.count < burst) return 0
  // A concurrent attempt may have been counted after this one read the clock.
  const since = Math.max(0, now.getTime() - counted.lastAt.getTime())
  if (since >= forgottenAfterMs) return 0
  return Math.max(0, Math.min(firstPauseMs * 2 ** (counted.count - burst), longestPauseMs) - since)
}

/** What counts after an attempt made now. */
export const countAttempt = (counted: CountedAttempts | undefined, now: Date): CountedAttempts => {
  const isForgotten = counted === undefined || now.getTime() - counted.lastAt.getTime() >= forgottenAfterMs
  return { count: isForgotten ? 1 : counted.count + 1, lastAt: now }
}

/** The most attempts that any 24 hours can have: the burst, then one after each pause. */
export const mostPerDay = ({ burst }: EscalatingPause): number => {
  let attempts = burst
  let pause = firstPauseMs
  for (let at = pause; at < forgottenAfterMs; at += pause) {
    attempts += 1
    pause = Math.min(pause * 2, longestPauseMs)
  }
  return attempts
}
