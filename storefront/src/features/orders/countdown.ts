/**
 * Full seconds until an instant, never below 0. Both are by the server's clock, which a client knows up to a second
 * late.
 */
export const secondsUntil = (instant: string, serverNow: number): number =>
  Math.max(0, Math.floor((Date.parse(instant) - serverNow) / 1000))

/** `mm:ss`; an hour and more is counted in minutes. */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** ISO 8601 duration for the `datetime` of a `<time>`. */
export const durationOf = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

export const hoursAndMinutes = (seconds: number): { readonly hours: number; readonly minutes: number } => {
  const minutes = Math.ceil(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

export type Pad = 'full' | 'running' | 'empty'

/** Pads of a countdown: full ones for the remaining time, a draining one, empty ones for the past time. */
export const padsLeft = (secondsLeft: number, secondsInAll: number, pads = 15): readonly Pad[] => {
  const perPad = Math.max(1, secondsInAll / pads)
  const left = Math.min(pads, secondsLeft / perPad)
  const full = Math.floor(left)
  return Array.from({ length: pads }, (_, index) => (index < full ? 'full' : index < left ? 'running' : 'empty'))
}
