import { LRUCache } from 'lru-cache'
import { defineJob, type Job } from '../jobs/job.ts'
import { type AnyReaction, type ReactionDeps, reactAgain, reactionConsumer } from './reaction.ts'

const minPauseMs = 4000
const maxPauseMs = 30_000
/** A key whose pause is forgotten is tried sooner than it need be. */
const maxPauses = 5000

/**
 * Tries parked reactions again by themselves, each key after pauses that double up to half a minute. Answers the failure
 * "a neighbour was away for ten seconds, and what should have followed waits for an operator". Effects have ids, so that
 * a try too many does nothing; what never succeeds is seen among the parked keys and can be skipped. Those that were
 * tried longest ago come first, so that many which never succeed keep none from its turn.
 */
export const retryReactions = (deps: ReactionDeps, reactions: readonly AnyReaction[]): Job => {
  const pauses = new LRUCache<string, { readonly ms: number; readonly until: number }>({ max: maxPauses })
  const dueKeys = async (consumer: string, now: number): Promise<string[]> =>
    (await deps.parked.toTry(consumer)).filter((key) => (pauses.get(`${consumer}:${key}`)?.until ?? 0) <= now)

  return defineJob({
    name: 'retry-reactions',
    sweepEveryMs: 3000,
    due: async (now) => {
      const names = reactions.map(({ name }) => name)
      const waiting = await Promise.all(
        names.map((name) => dueKeys(reactionConsumer(deps.service, name), now.getTime())),
      )
      return names.filter((_name, index) => (waiting[index] ?? []).length > 0)
    },
    run: async (name) => {
      const reaction = reactions.find((one) => one.name === name)
      if (reaction === undefined) return
      const consumer = reactionConsumer(deps.service, name)
      for (const key of await dueKeys(consumer, deps.clock.now().getTime())) {
        await deps.parked.markTried(consumer, [key], deps.clock.now())
        await reactAgain(deps, reaction, key)
        const id = `${consumer}:${key}`
        if ((await deps.parked.find(consumer, key)) === undefined) pauses.delete(id)
        else {
          const ms = Math.min(maxPauseMs, (pauses.get(id)?.ms ?? minPauseMs / 2) * 2)
          pauses.set(id, { ms, until: deps.clock.now().getTime() + ms })
        }
      }
    },
  })
}
