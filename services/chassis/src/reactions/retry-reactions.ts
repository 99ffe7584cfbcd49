import { LRUCache } from 'lru-cache'
import { defineJob, type Job } from '../jobs/job.ts'
import { type AnyReaction, type ReactionDeps, reactAgain, reactionConsumer } from './reaction.ts'

const minPauseMs = 4000
const maxPauseMs = 30_000
/** A key whose pause was evicted is merely retried sooner. */
const maxPauses = 5000

/**
 * Retries parked reactions automatically, each key after pauses that double up to half a minute. Prevents the failure
 * "an upstream service was down for ten seconds, and the effect waits for an operator". Effects have ids, so an extra
 * try does nothing; an event that never succeeds is visible among the parked keys and can be skipped. The least
 * recently retried come first, so that failing keys do not starve the others.
 */
export const retryReactions = (deps: ReactionDeps, reactions: readonly AnyReaction[]): Job => {
  const pauses = new LRUCache<string, { readonly ms: number; readonly until: number }>({ max: maxPauses })
  const dueKeys = async (consumer: string, now: number): Promise<string[]> =>
    (await deps.parked.toTry(consumer)).filter((key) => (pauses.get(`${consumer}:${key}`)?.until ?? 0) <= now)

  return defineJob({
    name: 'retry-reactions',
    sweepEveryMs: 3000,
    due: async (now) => {
      const present = await deps.parked.consumers()
      const names = reactions
        .map(({ name }) => name)
        .filter((name) => present.has(reactionConsumer(deps.service, name)))
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
