import { setTimeout as pause } from 'node:timers/promises'

/** A condition did not become true; the message has the last failure. */
export class NotInTime extends Error {
  override readonly name = 'NotInTime'
}

type Patience = { timeoutMs?: number; intervalMs?: number }

/**
 * Polls until the result is neither undefined, null nor false. A call that throws counts as not yet.
 * @param what names the condition for the failure
 * @returns the result. Throws NotInTime if a call that was started after `timeoutMs` (80 s) fails: a slow earlier call
 * is no failure.
 */
export const waitFor = async <T>(
  what: string,
  question: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  { timeoutMs = 80_000, intervalMs = 50 }: Patience = {},
): Promise<T> => {
  const deadline = performance.now() + timeoutMs
  let last: unknown
  for (;;) {
    const isLast = performance.now() >= deadline
    try {
      const answer = await question()
      if (answer !== undefined && answer !== null && answer !== false) return answer
      last = answer
    } catch (error) {
      last = error
    }
    if (isLast) break
    await pause(intervalMs)
  }
  const reason = last instanceof Error ? last.message : JSON.stringify(last)
  throw new NotInTime(`${what}: not after ${timeoutMs} ms (last: ${reason})`, { cause: last })
}
