import type { Clock } from './clock.ts'

/** A clock for specs: time advances only by `pass`, which runs due timers in order. */
export const createFakeClock = (start = 1_800_000_000_000) => {
  let now = start
  let waiting: { at: number; run: () => void }[] = []
  const flushPromises = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }
  return {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const entry = { at: now + ms, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    /** Lets pending promises resolve, then advances by `ms`. */
    pass: async (ms: number) => {
      await flushPromises()
      const end = now + ms
      for (;;) {
        const next = waiting.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        waiting = waiting.filter((entry) => entry !== next)
        now = next.at
        next.run()
        await flushPromises()
      }
      now = end
      await flushPromises()
    },
  } satisfies Clock & { pass(ms: number): Promise<void> }
}
