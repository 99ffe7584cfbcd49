/** A process that ends sooner than this after its start counts as crashed at once, in ms. */
export const quickCrashMs = 2_000

const firstDelayMs = 200
const maxDelayMs = 10_000

/**
 * How long to wait before a process is started again, in ms: at once after a long life, longer with every crash in a
 * row, 10 s at most.
 * @param crashesInARow how often it has ended within 2 s of its start without a longer life between, this time included
 */
export const restartDelay = (crashesInARow: number): number =>
  crashesInARow <= 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (crashesInARow - 1))
