import { archiveCommits } from '@pinline/contracts/api/operations'
import type mongoose from 'mongoose'
import type { TimeSource } from '../clock.ts'
import { result } from '../http/call-result.ts'
import { type Route, route } from '../http/route.ts'
import { archiveBatch } from './archive.ts'
import type { EventStore } from './event-store.ts'

const dayMs = 86_400_000

/** The operator's call that archives commits. */
export const archiveRoutes = (store: EventStore, db: mongoose.mongo.Db, clock: TimeSource): Route[] => [
  route(archiveCommits, async ({ olderThanDays, from }) => {
    const before = new Date(clock.now().getTime() - olderThanDays * dayMs)
    const { next, ...archived } = await archiveBatch(store, db.client, before, from)
    return result({ ...archived, next: next ?? null })
  }),
]
