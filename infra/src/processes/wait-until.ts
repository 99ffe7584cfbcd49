import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks until the answer is true. A question that throws counts as not yet.
 * @param timeoutMs after which the answer is given up and false returned
 */
export const waitUntil = async (
  question: () => Promise<boolean> | boolean,
  { timeoutMs, intervalMs = 100, signal }: { timeoutMs: number; intervalMs?: number; signal?: AbortSignal },
): Promise<boolean> => {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    if (signal?.aborted) return false
    const answer = await Promise.resolve()
      .then(question)
      .catch(() => false)
    if (answer) return true
    if (performance.now() >= deadline) return false
    await pause(intervalMs)
  }
}
