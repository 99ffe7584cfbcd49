import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { maxEventsSince, maxFields, type StateAt } from '@pinline/contracts/api/state-at'
import type { AnyEvent } from '@pinline/events/event'
import type { TimeSource } from '../clock.ts'
import type { Decider } from '../domain/decider.ts'
import { unpack, unpacked } from '../event-store/archived-commits.ts'
import type { Commit } from '../event-store/commit.ts'
import { type CommandPlatform, loadStream } from '../event-store/handle-command.ts'
import { loadStreamAt } from '../event-store/load-stream-at.ts'
import { parseKnown } from '../known-events.ts'
import type { Loaded } from '../state-cache.ts'
import { compareStates } from './compare-states.ts'

/** A stream, or the part of one that is about one thing. */
export interface StateView<State, Event extends AnyEvent> {
  readonly streamId: string
  /** What is compared; undefined where the state has nothing of it. */
  readonly fieldsOf: (state: State) => object | undefined
  /** The event that it began with; the stream's first one by default. */
  readonly isStart?: (event: Event) => boolean
  /** Whether an event is about it, with the states before and after; by default all of the stream are. */
  readonly isAbout?: (event: Event, before: State, after: State) => boolean
}

type Platform = CommandPlatform & { readonly clock: TimeSource }

/** When the event was stored that the view began with. */
const startOf = async <State, Command, Event extends AnyEvent>(
  { store }: CommandPlatform,
  { eventSchema }: Decider<State, Command, Event>,
  { streamId, isStart = () => true }: StateView<State, Event>,
): Promise<Date | undefined> => {
  for await (const { events, committedAt } of unpacked(store.commits.find({ streamId }).sort({ version: 1 })))
    if (events.some((event) => isStart(parseKnown(eventSchema, event)))) return committedAt
  return undefined
}

const endOf = ({ version, events }: Pick<Commit, 'version' | 'events'>): number => version + events.length - 1

/** How many events of a stream were stored by a moment. Of an archive document only those by then count. */
const versionAt = async ({ store }: CommandPlatform, streamId: string, at: Date): Promise<number> => {
  const stored = await store.commits.findOne({ streamId, committedAt: { $lte: at } }, { sort: { version: -1 } })
  const last = stored === null ? undefined : unpack(stored).findLast(({ committedAt }) => committedAt <= at)
  return last === undefined ? 0 : endOf(last)
}

/** The first events after a version that the view is about. */
const eventsSince = async <State, Command, Event extends AnyEvent>(
  { store }: CommandPlatform,
  { eventSchema, evolve }: Decider<State, Command, Event>,
  { streamId, isAbout = () => true }: StateView<State, Event>,
  past: Loaded<State>,
): Promise<Pick<StateAt, 'events' | 'hasMoreEvents'>> => {
  const holding = await store.commits.findOne(
    { streamId, version: { $lte: past.version + 1 } },
    { sort: { version: -1 }, projection: { version: 1 } },
  )
  const after = store.commits.find({ streamId, version: { $gte: holding?.version ?? 1 } }).sort({ version: 1 })
  const events: StateAt['events'] = []
  let { state, version } = past
  for await (const commit of unpacked(after))
    for (const [place, stored] of commit.events.entries()) {
      const sequence = commit.version + place
      if (sequence !== version + 1) continue
      const event = parseKnown(eventSchema, stored)
      const before = state
      state = evolve(before, event)
      version = sequence
      if (!isAbout(event, before, state)) continue
      if (events.length === maxEventsSince) return { events, hasMoreEvents: true }
      events.push({ sequence, type: event.type, at: commit.committedAt.toISOString(), actor: commit.actor })
    }
  return { events, hasMoreEvents: false }
}

/** In their order; of too many the different ones first, so that none of those is left out for an equal one. */
const comparedFields = (past: object = {}, now: object = {}): Pick<StateAt, 'fields' | 'hasMoreFields'> => {
  const fields = compareStates(past, now)
  if (fields.length <= maxFields) return { fields, hasMoreFields: false }
  const { different = [], equal = [] } = Object.groupBy(fields, (field) =>
    field.past === field.now ? 'equal' : 'different',
  )
  return { fields: [...different, ...equal].slice(0, maxFields), hasMoreFields: true }
}

/**
 * What a stream said at a moment, beside what it says now: the fold of the commits that were stored by then, archived ones
 * too. Rejected before the beginning and after now. The reasons: infra/decisions/0073-state-at-a-moment.md.
 */
export const stateAtMoment = async <State, Command, Event extends AnyEvent>(
  platform: Platform,
  decider: Decider<State, Command, Event>,
  view: StateView<State, Event>,
  moment: string | undefined,
): Promise<StateAt | Rejection> => {
  const { streamId, fieldsOf } = view
  const began = await startOf(platform, decider, view)
  if (began === undefined) return rejection('moment-before-start')
  const at = moment === undefined ? began : new Date(moment)
  if (at < began) return rejection('moment-before-start')
  if (at > platform.clock.now()) return rejection('moment-in-future')
  const now = await loadStream(platform, decider, streamId)
  const version = Math.min(now.version, await versionAt(platform, streamId, at))
  const past = await loadStreamAt(platform, decider, streamId, version)
  return {
    at: at.toISOString(),
    began: began.toISOString(),
    version: past.version,
    present: now.version,
    ...comparedFields(fieldsOf(past.state), fieldsOf(now.state)),
    ...(await eventsSince(platform, decider, view, past)),
  }
}
