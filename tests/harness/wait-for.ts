import { setTimeout as pause } from 'node:timers/promises'

/** What was waited for did not come to be; the message holds the last failure of the question. */
export class NotInTime extends Error {
  override readonly name = 'NotInTime'
}

type Patience = { timeoutMs?: number; intervalMs?: number }

/**
 * Asks until the answer is something: not undefined, null or false. A question that throws counts as not yet.
 * @param what names the fact for the failure
 * @returns the answer. Throws NotInTime when a question that was put after `timeoutMs` (20 s) does not find it so: a slow
 * answer to an earlier question is no failure.
 */
export const waitFor = async <T>(
  what: string,
  question: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  { timeoutMs = 20_000, intervalMs = 50 }: Patience = {},
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
