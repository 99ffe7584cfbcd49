import type { EventSummary } from '@pinline/contracts/api/recorded-events'
import { maxTracedCommits } from '@pinline/contracts/api/trace-order'
import type { AnyEvent } from '@pinline/events/event'
import { escapeRegExp } from '../escape-reg-exp.ts'
import { unpack } from '../event-store/archived-commits.ts'
import { type Commit, recordedEvents } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import { eventSummaryOf } from './event-summary.ts'

export interface Traced {
  readonly orderNo: string
  readonly streamIds: readonly string[]
  readonly correlationIds: readonly string[]
}

const maxTimeMs = 3000

/** A reaction gives its effect the id `<reaction>-<event id>`, which may have a step behind a slash. */
export const reactionOf = ({ causationId, requests = [] }: Pick<Commit, 'causationId' | 'requests'>): string | null => {
  const end = `-${causationId}`
  const id = requests.map((request) => request.id.split('/')[0] ?? '').find((one) => one.endsWith(end))
  return id === undefined ? null : id.slice(0, -end.length)
}

/** A commit on a stream that many orders share has the events of several, and the correlation of the first of them. */
const isOfAnother = ({ data }: AnyEvent, orderNo: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'orderNo' in data &&
  typeof data.orderNo === 'string' &&
  data.orderNo !== orderNo

/**
 * Events of streams and correlations, and of requests whose ids begin so, oldest first: each part by its own index of the
 * commits.
 */
export const traceEventsOf = async (
  store: EventStore,
  { orderNo, streamIds, correlationIds }: Traced,
  requestPrefixes: readonly string[],
): Promise<{ events: (EventSummary & { reaction: string | null })[]; more: boolean }> => {
  const filters = [
    { streamId: { $gte: orderNo, $lt: `${orderNo}\uffff` } },
    ...requestPrefixes.map((prefix) => ({ 'requests.id': { $regex: `^${escapeRegExp(prefix)}` } })),
    ...(streamIds.length === 0 ? [] : [{ streamId: { $in: [...streamIds] } }]),
    ...(correlationIds.length === 0
      ? []
      : [{ correlationId: { $in: [...correlationIds] }, streamType: { $ne: 'request' } }]),
  ]
  const found = await Promise.all(
    filters.map((filter) =>
      store.commits
        .find(filter, { readConcern: { level: 'majority' }, maxTimeMS: maxTimeMs })
        .limit(maxTracedCommits + 1)
        .toArray(),
    ),
  )
  const commits = new Map(found.flat().map((commit) => [commit._id.toHexString(), commit]))
  const events = [...commits.values()].flatMap(unpack).flatMap((commit) =>
    'events' in commit
      ? recordedEvents(store.service, commit)
          .filter(({ event }) => !isOfAnother(event, orderNo))
          .map((recorded) => ({ ...eventSummaryOf(recorded), reaction: reactionOf(commit) }))
      : [],
  )
  return {
    events: events.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt) || a.sequence - b.sequence),
    more: found.some((part) => part.length > maxTracedCommits),
  }
}
