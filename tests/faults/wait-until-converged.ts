import { setTimeout as pause } from 'node:timers/promises'

export interface Convergence {
  readonly violations: readonly string[]
  /** Until there was nothing left, or until patience ended. */
  readonly tookMs: number
}

/**
 * Asks for violations until there are none. What an installation has yet to finish shows as violations as well, so that
 * those which remain after `timeoutMs` are lost, doubled or stuck.
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
