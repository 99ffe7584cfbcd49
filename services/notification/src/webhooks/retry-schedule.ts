const minute = 60_000
const hour = 60 * minute

/** Pauses before the second, third, … request: 71 hours and 43 minutes in all. */
const pausesMs = [
  ...[5000, 30_000, 2 * minute, 10 * minute, 30 * minute],
  ...[hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour, 14 * hour, 15 * hour, 15 * hour],
]

/** Requests of one delivery before it is given up. */
export const maxWebhookTries = pausesMs.length + 1

/** Up to a tenth less, so that what failed together is not sent together again. */
const spread = 0.1

/**
 * The pause after so many failed requests, ms; undefined: no further one.
 * @param share of a delivery, from 0 up to 1: where in the spread it is
 */
export const pauseAfter = (tries: number, share: number): number | undefined => {
  const pause = pausesMs[tries - 1]
  return pause === undefined ? undefined : Math.round(pause * (1 - spread * share))
}
