import { LRUCache } from 'lru-cache'
import { defineJob, type Job } from '../jobs/job.ts'
import { type AnyReaction, type ReactionParts, reactAgain, reactionConsumer } from './reaction.ts'

const shortestPauseMs = 4000
const longestPauseMs = 30_000
/** A key whose pause is forgotten is tried sooner than it need be. */
const pausesRemembered = 5000

/**
 * Tries parked reactions again by themselves, each key after pauses that double up to half a minute. Answers the failure
 * "a neighbour was away for ten seconds, and what should have followed waits for an operator". Effects have ids, so that
 * a try too many does nothing; what never succeeds is seen among the parked keys and can be skipped. Those that were
 * tried longest ago come first, so that many which never succeed keep none from its turn.
 */
export const retryReactions = (parts: ReactionParts, reactions: readonly AnyReaction[]): Job => {
  const pauses = new LRUCache<string, { readonly ms: number; readonly until: number }>({ max: pausesRemembered })
  const dueKeys = async (consumer: string, now: number): Promise<string[]> =>
    (await parts.parked.toTry(consumer)).filter((key) => (pauses.get(`${consumer}:${key}`)?.until ?? 0) <= now)

  return defineJob({
    name: 'retry-reactions',
    sweepEveryMs: 3000,
    due: async (now) => {
      const names = reactions.map(({ name }) => name)
      const waiting = await Promise.all(
        names.map((name) => dueKeys(reactionConsumer(parts.service, name), now.getTime())),
      )
      return names.filter((_name, index) => (waiting[index] ?? []).length > 0)
    },
    run: async (name) => {
      const reaction = reactions.find((one) => one.name === name)
      if (reaction === undefined) return
      const consumer = reactionConsumer(parts.service, name)
      for (const key of await dueKeys(consumer, parts.clock.now().getTime())) {
        await parts.parked.markTried(consumer, [key], parts.clock.now())
        await reactAgain(parts, reaction, key)
        const id = `${consumer}:${key}`
        if ((await parts.parked.find(consumer, key)) === undefined) pauses.delete(id)
        else {
          const ms = Math.min(longestPauseMs, (pauses.get(id)?.ms ?? shortestPauseMs / 2) * 2)
          pauses.set(id, { ms, until: parts.clock.now().getTime() + ms })
        }
      }
    },
  })
}
