/** A process that ends sooner than this after its start counts as crashed at once, in ms. */
export const quickCrashMs = 2_000

const firstDelayMs = 200
const maxDelayMs = 10_000

/**
 * Delay before a restart, in ms: none after a long run, growing with every crash in a row, 10 s at most.
 * @param crashesInARow ends within 2 s of a start without a longer run in between, this one included
 */
export const restartDelay = (crashesInARow: number): number =>
  crashesInARow <= 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (crashesInARow - 1))
