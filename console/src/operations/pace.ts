import type { View } from './views.ts'

/** A sample of a generation's progress; events. */
interface Sample {
  readonly atMs: number
  readonly done: number
  readonly left: number
}

/** Recent samples of each generation that is being filled. */
export type Track = ReadonlyMap<string, readonly Sample[]>

export interface Pace {
  readonly eventsPerSecond: number
  /** Undefined if the number of remaining events does not shrink. */
  readonly secondsLeft: number | undefined
}

const windowMs = 20_000

export const trackKey = ({ service, name }: Pick<View, 'service' | 'name'>, label: string): string =>
  `${service} ${name} ${label}`

/** Adds a sample; drops samples older than 20 s and generations that are gone. */
export const recordSamples = (track: Track, views: readonly View[], at: string): Track => {
  const atMs = Date.parse(at)
  return new Map(
    views.flatMap((view) => {
      if (view.standby === undefined || view.standby.caughtUp) return []
      const key = trackKey(view, view.standby.label)
      const earlier = (track.get(key) ?? []).filter((sample) => sample.atMs < atMs && atMs - sample.atMs <= windowMs)
      return [[key, [...earlier, { atMs, done: view.standby.done, left: view.standby.left }]] as const]
    }),
  )
}

/** Events per second over the samples, and the remaining time at the rate at which the remaining events shrink. */
export const paceOf = (samples: readonly Sample[]): Pace | undefined => {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined || last.atMs <= first.atMs || last.done < first.done) return undefined
  const seconds = (last.atMs - first.atMs) / 1000
  const drainRate = (first.left - last.left) / seconds
  return {
    eventsPerSecond: (last.done - first.done) / seconds,
    secondsLeft: drainRate > 0 ? last.left / drainRate : undefined,
  }
}
