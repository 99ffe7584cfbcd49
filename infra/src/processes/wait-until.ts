import { setTimeout as pause } from 'node:timers/promises'

/**
 * Polls until the result is true. A call that throws counts as not yet; a text does too, and describes the progress.
 * @param timeoutMs after which false is returned; it restarts whenever the text changes
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
