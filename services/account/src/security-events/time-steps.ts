import { intervalMs } from './security-event.ts'

export interface TimeSteps {
  readonly from: Date
  readonly to: Date
  /** A multiple of the ten minutes of a row. */
  readonly stepMs: number
  /** Beginning of every step, in order. */
  readonly starts: readonly Date[]
}

const maxSteps = 48
const dayMs = 86_400_000

/** Divides a time, of the last 24 hours by default, into at most 48 steps of equal length; `from` is rounded down. */
export const timeSteps = (now: Date, given: { readonly from?: Date; readonly to?: Date }): TimeSteps => {
  const to = given.to ?? now
  const wanted = Math.min((given.from ?? new Date(to.getTime() - dayMs + intervalMs)).getTime(), to.getTime())
  const from = Math.floor(wanted / intervalMs) * intervalMs
  const intervals = Math.floor((to.getTime() - from) / intervalMs) + 1
  const stepMs = Math.ceil(intervals / maxSteps) * intervalMs
  const count = Math.floor((to.getTime() - from) / stepMs) + 1
  const starts = Array.from({ length: count }, (_, index) => new Date(from + index * stepMs))
  return { from: new Date(from), to, stepMs, starts }
}
