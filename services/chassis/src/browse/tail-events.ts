import { type EventSummary, tailOf } from '@pinline/contracts/api/recorded-events'
import { type Commit, recordedEvents } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import { type EventStreamRoute, sse } from '../http/server-sent-events.ts'
import { followChanges, type Subscription } from '../read-models/follow-changes.ts'
import { eventSummaryOf } from './event-summary.ts'
import { TailPace } from './tail-pace.ts'

type Watcher = (event: EventSummary) => void

/**
 * What a service stores, for operators who watch: one change stream of the commits for all of them, open while somebody
 * watches. It shows events of every instance, and those that Kafka does not have yet.
 */
export const eventTail = (
  store: EventStore,
): { readonly route: EventStreamRoute; readonly stop: () => Promise<void> } => {
  const watchers = new Set<Watcher>()
  let following: Subscription | undefined
  const notify = (commit: Commit) => {
    for (const recorded of recordedEvents(store.service, commit)) {
      const event = eventSummaryOf(recorded)
      for (const watch of watchers) watch(event)
    }
  }
  const follow = (): Subscription =>
    followChanges<Commit>(
      store.commits,
      { stages: [{ $match: { operationType: 'insert', 'fullDocument.expiresAt': { $exists: false } } }] },
      (change) => {
        if (change.operationType === 'insert') notify(change.fullDocument)
      },
      () => undefined,
    )
  const stop = async () => {
    const ended = following
    following = undefined
    await ended?.stop()
  }
  const route = sse(tailOf(store.service), async (_context, send) => {
    const pace = new TailPace(performance.now())
    const watch: Watcher = (event) => {
      const skipped = pace.admit(performance.now())
      if (skipped !== undefined) send({ event: 'recorded', data: { event, skipped } })
    }
    watchers.add(watch)
    following ??= follow()
    await following.started
    return () => {
      watchers.delete(watch)
      if (watchers.size === 0) void stop()
    }
  })
  return { route, stop }
}
