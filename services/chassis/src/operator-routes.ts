import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import {
  beginRebuild,
  compareGenerations,
  discardGeneration,
  reencrypt,
  retryParkedKey,
  skipParkedKey,
  switchGeneration,
} from '@pinline/contracts/api/operations'
import type { ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { Clock } from './clock.ts'
import { result } from './http/call-result.ts'
import { type Route, route } from './http/route.ts'
import type { Keys } from './keys/keys.ts'
import { isEncrypted, reencryptBatch } from './keys/reencrypt.ts'
import { type RefusedStreams, relayConsumer } from './outbox/refused-streams.ts'
import type { Parked } from './parked.ts'
import { type Behind, isLevel } from './read-models/behind.ts'
import { compareViews } from './read-models/compare-views.ts'
import type { Generations } from './read-models/generations.ts'
import { type AnyProjection, groupOf, type ViewGeneration } from './read-models/projection.ts'
import type { ViewFeeds } from './read-models/view-feeds.ts'

interface Deps {
  readonly service: ServiceName
  readonly refused: RefusedStreams
  readonly db: mongoose.mongo.Db
  readonly generations: Generations
  readonly feeds: ViewFeeds
  readonly parked: Parked
  readonly keys: Keys
  /** Collections of the service with encrypted documents. */
  readonly encryptedCollections: readonly string[]
  readonly clock: Clock
  /** Name of the reaction of a consumer; undefined if there is none. */
  readonly reactionOf: (consumer: string) => string | undefined
  /** Has a reaction try again what waits under a key. */
  readonly reactAgain: (consumer: string, key: string) => Promise<void>
  /** Events of a view's topics, and how many of them it has not read yet. */
  readonly behind: (viewed: ViewGeneration) => Promise<Behind>
}

/** The operator calls for read models and parked keys of one service. */
export const operatorRoutes = (deps: Deps): Route[] => {
  const { generations, parked } = deps
  const state = (projection: AnyProjection, generation: number) => ({
    view: projection.name,
    live: generations.live(projection),
    generation,
  })
  const fedGeneration = (view: string, generation: number): ViewGeneration | Rejection => {
    const projection = generations.find(view)
    if (projection === undefined) return rejection('view-not-found')
    return (
      generations.all().find((viewed) => viewed.projection === projection && viewed.generation === generation) ??
      rejection('generation-not-found')
    )
  }
  const liveOf = ({ projection }: ViewGeneration): ViewGeneration => ({
    projection,
    generation: generations.live(projection),
  })
  const tryAgain = async (consumer: string, key: string) => {
    const viewed = deps.feeds.find(consumer)
    if (viewed === undefined) await deps.reactAgain(consumer, key)
    else await deps.feeds.retry(viewed, key)
    const still = await parked.find(consumer, key)
    return result({ freed: still === undefined, reason: still?.reason ?? null })
  }
  /** The publishing instance tries it at its next round. */
  const publishAgain = async (streamId: string) => {
    const refused = await deps.refused.find(streamId)
    if (refused === undefined) return rejection('not-parked')
    await deps.refused.retry(streamId)
    return result({ freed: false, reason: `${refused.reason}, is being tried again` })
  }

  return [
    route(beginRebuild, async ({ view }) => {
      const projection = generations.find(view)
      if (projection === undefined) return rejection('view-not-found')
      const started = await generations.begin(projection)
      return isRejection(started) ? started : result(state(projection, started))
    }),
    route(switchGeneration, async ({ view, generation }) => {
      const viewed = fedGeneration(view, generation)
      if (isRejection(viewed)) return viewed
      const reading = await deps.behind(viewed)
      const lacking = await parked.count(groupOf(deps.service, viewed), groupOf(deps.service, liveOf(viewed)))
      if (!isLevel(reading) || lacking > 0)
        return rejection('view-behind', { data: { behind: reading.behind, parked: lacking } })
      await deps.feeds.ensureIndexes(viewed)
      const switched = await generations.switchTo(viewed.projection, generation)
      return isRejection(switched) ? switched : result(state(viewed.projection, generation))
    }),
    route(discardGeneration, async ({ view, generation }) => {
      const viewed = fedGeneration(view, generation)
      if (isRejection(viewed)) return viewed
      const discarded = await generations.discard(viewed.projection, generation)
      return isRejection(discarded) ? discarded : result(state(viewed.projection, generation))
    }),
    route(compareGenerations, async ({ view, generation }) => {
      const viewed = fedGeneration(view, generation)
      if (isRejection(viewed)) return viewed
      return result(await compareViews(deps.db, liveOf(viewed), viewed))
    }),
    route(retryParkedKey, async ({ consumer, key }) => {
      if (consumer === relayConsumer(deps.service)) return await publishAgain(key)
      return (await parked.find(consumer, key)) === undefined ? rejection('not-parked') : await tryAgain(consumer, key)
    }),
    route(reencrypt, async ({ from }) => {
      const { db, keys, encryptedCollections } = deps
      if (from !== undefined && !isEncrypted(from.collection, encryptedCollections)) return rejection('invalid-input')
      const { reencrypted, next } = await reencryptBatch(db, keys, encryptedCollections, from)
      return result({ reencrypted, next: next ?? null })
    }),
    route(skipParkedKey, async ({ consumer, key, eventId, reason, by }) => {
      const present = await parked.find(consumer, key)
      if (present === undefined) return rejection('not-parked')
      if (present.kind === 'gap') return rejection('gap-not-skippable')
      const first = await parked.first(present)
      if (first === undefined || first.id !== eventId) return rejection('version-conflict')
      const reader = deps.feeds.find(consumer)?.projection.name ?? deps.reactionOf(consumer)
      if (reader === undefined) return rejection('not-parked')
      await parked.skip(reader, first.id, { reason, by, at: deps.clock.now() })
      return await tryAgain(consumer, key)
    }),
  ]
}
