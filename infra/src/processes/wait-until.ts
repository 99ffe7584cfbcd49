import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks until the answer is true. A question that throws counts as not yet; a text is not yet as well, and says how far
 * it is.
 * @param timeoutMs after which the answer is given up and false returned; it begins anew whenever a text is another one
 */
export const waitUntil = async (
  condition: () => Promise<boolean | string> | boolean | string,
  { timeoutMs, intervalMs = 100, signal }: { timeoutMs: number; intervalMs?: number; signal?: AbortSignal },
): Promise<boolean> => {
  let deadline = performance.now() + timeoutMs
  let lastStep: string | undefined
  for (;;) {
    if (signal?.aborted) return false
    const outcome = await Promise.resolve()
      .then(condition)
      .catch(() => false)
    if (outcome === true) return true
    if (outcome !== false && outcome !== lastStep) {
      lastStep = outcome
      deadline = performance.now() + timeoutMs
    }
    if (performance.now() >= deadline) return false
    await pause(intervalMs)
  }
}
