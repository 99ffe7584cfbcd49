import { setTimeout as pause } from 'node:timers/promises'
import type { RecordedEvent, ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import { isDuplicateKey } from '../event-store/duplicate-key.ts'
import type { EventLog } from '../kafka/kafka-port.ts'
import type { Parked } from '../parked.ts'
import type { StoredRow } from '../read-models/apply-event.ts'
import { remainingEvents, topicEndsOf } from '../read-models/behind.ts'
import { contentOf } from '../read-models/compare-views.ts'
import type { Generations } from '../read-models/generations.ts'
import {
  type AnyProjection,
  groupOf,
  rowIdOf,
  streamIdOf,
  type ViewGeneration,
  viewName,
} from '../read-models/projection.ts'
import type { BatchRequest, CheckedBatch, Deviation, Reconciler } from './reconciler.ts'
import { type Refolded, refoldRow } from './refold-row.ts'
import type { StreamHead, StreamReader } from './stream-reader.ts'

interface Deps {
  readonly service: ServiceName
  readonly db: mongoose.mongo.Db
  readonly log: EventLog
  readonly parked: Parked
  readonly generations: Pick<Generations, 'all' | 'filling'>
  /** Streams of a service: this one's own, or another's. */
  readonly streams: (service: ServiceName) => StreamReader
}

/** Rows of more events are left to the complete run. */
const maxSampledEvents = 2000
/** Events of one query. */
const maxEventsAtOnce = 20_000
const maxWaitMs = 5000
const pollEveryMs = 200
const maxRepairs = 3
const majority = { writeConcern: { w: 'majority' }, readConcern: { level: 'majority' } } as const

const lengthOf = ({ _versions }: StoredRow): number =>
  Object.values(_versions).reduce((sum, version) => sum + version, 0)

/** Names of the fields that differ between two rows. */
const differingFields = (one: StoredRow, other: StoredRow): readonly string[] => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => name !== '_v' && name !== '_versions',
  )
  const pick = (row: StoredRow, name: string) => contentOf({ _id: '', _v: 0, _versions: {}, field: row[name] })
  return names.filter((name) => pick(one, name) !== pick(other, name))
}

/**
 * Views against commits. A row must be what the events up to its own versions fold to, so that a row that is behind is
 * no deviation; and a view whose consumer has read all that Kafka has must have each published event. A deviating row is
 * folded again from the commits. Prevents the failure "a row is wrong or missing, and nobody notices until a customer
 * does". Shown by tests/system/chassis/reconcile-views.spec.ts.
 */
export class ViewsReconciler implements Reconciler {
  readonly name = 'views'
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** A round goes through the streams of each service whose events are projected, then through the rows of each view. */
  async check(batch: BatchRequest): Promise<CheckedBatch> {
    const filling = new Set(this.#deps.generations.filling().map(viewName))
    const views = this.#deps.generations.all().filter((viewed) => viewed.live && !filling.has(viewName(viewed)))
    const services = [...new Set(views.flatMap(({ projection }) => projection.sources.map(({ service }) => service)))]
    const phases = [
      ...services.map((service) => ({
        name: `streams/${service}`,
        check: (after: string) => this.#checkStreams(views, service, after, batch.limit),
      })),
      ...views.map((viewed) => ({
        name: `rows/${viewed.projection.name}`,
        check: (after: string) => this.#checkRows(viewed, after, batch),
      })),
    ]
    const [name, after = ''] = batch.after === undefined ? [] : batch.after.split('|', 2)
    const place = Math.max(
      0,
      phases.findIndex((phase) => phase.name === name),
    )
    const phase = phases[place]
    if (phase === undefined) return { checked: 0, deviations: [], next: undefined }
    const { checked, deviations, last } = await phase.check(after)
    const following = phases[place + 1]
    const next = last !== undefined ? `${phase.name}|${last}` : following && `${following.name}|`
    return { checked, deviations, next }
  }

  /** The generation of a view that is read; undefined if there is none. */
  live(view: string): ViewGeneration | undefined {
    return this.#deps.generations.all().find(({ projection, live }) => live && projection.name === view)
  }

  async hasRow(viewed: ViewGeneration, rowId: string): Promise<boolean> {
    return (await this.#view(viewed).findOne({ _id: rowId }, { projection: { _id: 1 } })) !== null
  }

  /** One row, however many events it has. */
  async checkRow(viewed: ViewGeneration, rowId: string): Promise<Deviation | undefined> {
    const row = await this.#view(viewed).findOne({ _id: rowId })
    return row === null ? undefined : (await this.#checkRow(viewed, row, this.#each))[0]
  }

  /** Every published event of these streams must be in its row, once the view's consumer has passed it. */
  async #checkStreams(views: readonly ViewGeneration[], service: ServiceName, after: string, limit: number) {
    const types = [
      ...new Set(
        views.flatMap(({ projection }) =>
          projection.sources.filter((source) => source.service === service).map(({ streamType }) => streamType),
        ),
      ),
    ]
    const reader = this.#deps.streams(service)
    const heads = await reader.list(types, after, limit)
    const deviations: Deviation[] = []
    for (const viewed of views) deviations.push(...(await this.#checkHeads(viewed, service, heads)))
    const last = heads.length < limit ? undefined : heads.at(-1)?.streamId
    return { checked: heads.length, deviations, last }
  }

  async #checkHeads(viewed: ViewGeneration, service: ServiceName, heads: readonly StreamHead[]): Promise<Deviation[]> {
    const { projection } = viewed
    const expected = heads.flatMap(({ streamId, streamType, published }) => {
      const rowId = rowIdOf(projection, { service, streamType, streamId })
      return rowId === undefined ? [] : [{ rowId, streamId, published }]
    })
    const lackingOf = async (candidates: typeof expected) => {
      const rows = await this.#rows(
        viewed,
        candidates.map(({ rowId }) => rowId),
      )
      return candidates.filter(
        ({ rowId, streamId, published }) => (rows.get(rowId)?._versions[streamId] ?? 0) < published,
      )
    }
    const candidates = await lackingOf(expected)
    if (candidates.length === 0 || !(await this.#hasReadAll(viewed))) return []
    const lacking = Map.groupBy(await lackingOf(candidates), ({ rowId }) => rowId)
    const deviations: Deviation[] = []
    for (const [rowId, streams] of lacking) {
      const isLevel = ({ _versions }: StoredRow) =>
        streams.every(({ streamId, published }) => (_versions[streamId] ?? 0) >= published)
      if ((await this.#deps.parked.find(groupOf(this.#deps.service, viewed), rowId))?.kind === 'poison') continue
      const deviation = await this.#repair(viewed, rowId, (row) => {
        if (row === undefined) return { kind: 'row-missing', detail: `${projection.name} has no row` }
        if (isLevel(row)) return undefined
        return { kind: 'row-behind', detail: `${projection.name} lacks events after ${JSON.stringify(row._versions)}` }
      })
      if (deviation !== undefined) deviations.push(deviation)
    }
    return deviations
  }

  /** The rows after an id must be what the events up to their versions fold to. */
  async #checkRows(viewed: ViewGeneration, after: string, { limit, isComplete }: BatchRequest) {
    const rows = await this.#view(viewed)
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray()
    const checked: StoredRow[] = []
    const deviations: Deviation[] = []
    for (const batch of batchesOf(rows.filter((row) => lengthOf(row) <= maxSampledEvents))) {
      const events = await this.#eventsOf(viewed, batch)
      for (const row of batch) {
        checked.push(row)
        deviations.push(...(await this.#checkRow(viewed, row, (_service, streamId) => events.get(streamId) ?? [])))
      }
    }
    for (const row of isComplete ? rows.filter((one) => lengthOf(one) > maxSampledEvents) : []) {
      checked.push(row)
      deviations.push(...(await this.#checkRow(viewed, row, this.#each)))
    }
    return { checked: checked.length, deviations, last: rows.length < limit ? undefined : rows.at(-1)?._id }
  }

  async #checkRow(
    viewed: ViewGeneration,
    row: StoredRow,
    events: (service: ServiceName, streamId: string) => AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>,
  ): Promise<Deviation[]> {
    const { projection } = viewed
    const refold = async (of: typeof events) => {
      const streams = projection.sources.map((source) => of(source.service, streamIdOf(source, row._id)))
      return await refoldRow(projection, row._id, streams, (id) => this.#isSkipped(projection, id), row._versions)
    }
    const first = await refold(events)
    // Commits may be archived while they are read.
    const refolded = first.outcome === 'gap' ? await refold(this.#each) : first
    const problem = problemOf(projection, row._id, refolded)
    if (refolded.outcome !== 'row') return problem === undefined ? [] : [problem]
    const fields = differingFields(row, refolded.row)
    const ahead = projection.sources.filter((source) => {
      const streamId = streamIdOf(source, row._id)
      return (refolded.row._versions[streamId] ?? 0) < (row._versions[streamId] ?? 0)
    })
    if (ahead.length === 0 && contentOf(refolded.row) === contentOf(row)) return []
    const [other] = ahead.filter(({ service }) => service !== this.#deps.service)
    // Whether the other service has lost commits, or still restores them, is not known here.
    if (other !== undefined)
      return [
        {
          kind: 'row-ahead',
          streamId: row._id,
          detail: `${projection.name}: ${other.service} lacks its events`,
          state: 'open',
          view: projection.name,
        },
      ]
    const deviation = await this.#repair(
      viewed,
      row._id,
      (present) =>
        present?._v !== row._v
          ? undefined
          : ahead.length > 0
            ? { kind: 'row-ahead', detail: `${projection.name} has events that no commit has` }
            : { kind: 'row-different', detail: `${projection.name}: ${fields.join(', ')}`, fields },
      ahead.length > 0 ? undefined : row._versions,
    )
    return deviation === undefined ? [] : [deviation]
  }

  /**
   * Writes the row anew, guarded by the version that was read, so that of two repairs one writes, and never over a later
   * event. Undefined if there is nothing to repair any more.
   * @param why of the present row; undefined if it has changed in the meantime
   */
  async #repair(
    viewed: ViewGeneration,
    rowId: string,
    why: (row: StoredRow | undefined) => Pick<Deviation, 'kind' | 'detail' | 'fields'> | undefined,
    upTo?: Readonly<Record<string, number>>,
  ): Promise<Deviation | undefined> {
    const { projection } = viewed
    const view = this.#view(viewed)
    let problem: Deviation | undefined
    for (let attempt = 0; attempt < maxRepairs; attempt += 1) {
      const before = (await view.findOne({ _id: rowId })) ?? undefined
      const reason = why(before)
      if (reason === undefined) return undefined
      const streams = projection.sources.map((source) => this.#each(source.service, streamIdOf(source, rowId)))
      const refolded = await refoldRow(projection, rowId, streams, (id) => this.#isSkipped(projection, id), upTo)
      problem = problemOf(projection, rowId, refolded)
      if (refolded.outcome !== 'row') continue
      const row: StoredRow = { ...refolded.row, _v: (before?._v ?? 0) + 1 }
      if (await this.#write(view, before, row))
        return { ...reason, view: projection.name, streamId: rowId, state: 'repaired' }
    }
    return problem
  }

  /** False if another writer was faster. */
  async #write(
    view: mongoose.mongo.Collection<StoredRow>,
    before: StoredRow | undefined,
    row: StoredRow,
  ): Promise<boolean> {
    if (before !== undefined) return (await view.replaceOne({ _id: row._id, _v: before._v }, row)).modifiedCount === 1
    try {
      await view.insertOne(row)
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }

  /** Whether the view's consumer passes all that its topics contain now, within a few seconds. */
  async #hasReadAll(viewed: ViewGeneration): Promise<boolean> {
    const { log, service } = this.#deps
    const ends = await topicEndsOf(log, viewed)
    const until = performance.now() + maxWaitMs
    while ((await remainingEvents(log, groupOf(service, viewed), ends)).remaining > 0) {
      if (performance.now() > until) return false
      await pause(pollEveryMs)
    }
    return true
  }

  async #eventsOf({ projection }: ViewGeneration, rows: readonly StoredRow[]) {
    const events = new Map<string, readonly RecordedEvent[]>()
    for (const service of new Set(projection.sources.map((source) => source.service))) {
      const sources = projection.sources.filter((source) => source.service === service)
      const ids = rows.flatMap((row) => sources.map((source) => streamIdOf(source, row._id)))
      for (const [streamId, of] of await this.#deps.streams(service).read(ids)) events.set(streamId, of)
    }
    return events
  }

  async #rows(viewed: ViewGeneration, ids: readonly string[]): Promise<ReadonlyMap<string, StoredRow>> {
    const rows = await this.#view(viewed)
      .find({ _id: { $in: [...ids] } }, { projection: { _versions: 1, _v: 1 } })
      .toArray()
    return new Map(rows.map((row) => [row._id, row]))
  }

  readonly #each = (service: ServiceName, streamId: string): AsyncIterable<RecordedEvent> =>
    this.#deps.streams(service).each(streamId)

  #view(viewed: ViewGeneration): mongoose.mongo.Collection<StoredRow> {
    return this.#deps.db.collection<StoredRow>(viewName(viewed), majority)
  }

  async #isSkipped({ name }: AnyProjection, eventId: string): Promise<boolean> {
    return await this.#deps.parked.isSkipped(name, eventId)
  }
}

/** What a person has to look at: nothing can be written that would be right. */
const problemOf = (projection: AnyProjection, rowId: string, refolded: Refolded): Deviation | undefined => {
  switch (refolded.outcome) {
    case 'row':
      return undefined
    case 'gap':
      return {
        kind: 'commit-missing',
        streamId: rowId,
        detail: `${refolded.eventId} is not there`,
        state: 'open',
        view: projection.name,
      }
    case 'poison':
      return {
        kind: 'row-not-folded',
        streamId: rowId,
        detail: `${projection.name} fails on ${refolded.eventId}`,
        state: 'open',
        view: projection.name,
      }
    default:
      return refolded satisfies never
  }
}

/** Rows in batches whose events fit into one query. */
const batchesOf = (rows: readonly StoredRow[]): StoredRow[][] => {
  const batches: StoredRow[][] = []
  let events = Number.POSITIVE_INFINITY
  for (const row of rows) {
    events += lengthOf(row)
    if (events > maxEventsAtOnce) {
      batches.push([])
      events = lengthOf(row)
    }
    batches.at(-1)?.push(row)
  }
  return batches
}
