import { setTimeout as pause } from 'node:timers/promises'

export interface Convergence {
  readonly violations: readonly string[]
  /** Until nothing is left, or until `timeoutMs`. */
  readonly tookMs: number
}

/**
 * Polls for violations until there are none. Unfinished work shows as violations as well; those that remain after
 * `timeoutMs` are lost, duplicated or stuck.
 */
export const waitUntilConverged = async (query: () => Promise<string[]>, timeoutMs = 60_000): Promise<Convergence> => {
  const began = performance.now()
  for (;;) {
    const violations = await query().catch((error: unknown) => [
      `the checks failed: ${error instanceof Error ? error.message : String(error)}`,
    ])
    const tookMs = performance.now() - began
    if (violations.length === 0 || tookMs >= timeoutMs) return { violations, tookMs }
    await pause(500)
  }
}
