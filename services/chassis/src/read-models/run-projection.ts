import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { RecordedEvent, ServiceName } from '@pinline/events/event'
import { topicOf } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { Clock } from '../clock.ts'
import type { EventConsumer, EventLog, IncomingMessage } from '../kafka/kafka-port.ts'
import { readMessage } from '../kafka/read-message.ts'
import type { Parked, WaitingKey } from '../parked.ts'
import { StateCache } from '../state-cache.ts'
import { inBatchSpan } from '../telemetry/batch-spans.ts'
import type { StoredRow } from './apply-event.ts'
import { BatchedProjection, type EventsByRow } from './batched-projection.ts'
import { foldRow } from './fold-row.ts'
import { groupOf, rowIdOf, type ViewGeneration, viewName } from './projection.ts'
import { type RowOperation, writeRows } from './write-rows.ts'

interface Deps {
  readonly service: ServiceName
  readonly db: mongoose.mongo.Db
  readonly log: EventLog
  readonly parked: Parked
  readonly clock: Clock
}

const maxRounds = 20
/** Rounds without a pause: usually another instance has written the row, and its write is there by then. */
const promptRounds = 3
const pausePerRoundMs = 10

/**
 * Rows are read by majority: an event that only a cut-off primary has applied would count as known, and its offset
 * would be committed; once that primary's row is rolled back, every later event would follow a gap. Shown by
 * tests/system/chassis/majority.spec.ts.
 */
const majority = { writeConcern: { w: 'majority' }, readConcern: { level: 'majority' } } as const

const maxCachedRows = 1000

/**
 * Messages of a partition that are handled at once. While a view is filled, most events of a row are in one batch then,
 * and it is written once for all of them.
 */
const maxBatchSize = 500
/** Messages or rows in one turn of the event loop: a service that fills a view serves requests meanwhile. */
const perTurn = 100

/** Other work's turn, after each hundredth item. */
const yieldAt = async (index: number): Promise<void> => {
  if (index % perTurn === perTurn - 1) await turn()
}

/** Rows as this process wrote them, by their `_v`: a write to a row that has changed since matches nothing. */
type RowCache = StateCache<StoredRow>

/** Shared by the partitions of one consumer: batched folds on the same cached rows. */
export const sharedOf = (deps: Deps, viewed: ViewGeneration): BatchedProjection => {
  const rows: RowCache = new StateCache({ name: 'rows', max: maxCachedRows })
  return new BatchedProjection((byRow) => foldRows(deps, viewed, rows, [...byRow.keys()], byRow))
}

/**
 * Feeds a view, whose indexes exist, from Kafka while the consumer runs. After each batch `report` receives the reason of a failure, or
 * undefined; a failed batch is redelivered.
 */
export const runProjection = async (
  deps: Deps,
  viewed: ViewGeneration,
  report: (failure: string | undefined) => void = () => undefined,
): Promise<EventConsumer> => {
  const topics = [...new Set(viewed.projection.sources.map((source) => topicOf(source.service)))]
  const shared = sharedOf(deps, viewed)
  const attributes = { 'messaging.system': 'kafka', 'messaging.consumer.group.name': groupOf(deps.service, viewed) }
  const span = { name: `project ${viewed.projection.name}`, kind: 'consumer', attributes } as const
  const handle = async (batch: readonly IncomingMessage[]) => {
    try {
      await inBatchSpan(span, batch, () => projectBatch(deps, viewed, batch, shared))
      report(undefined)
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
      throw error
    }
  }
  return await deps.log.consume(groupOf(deps.service, viewed), topics, handle, {
    maxBatchSize,
    onAssigned: () => deps.parked.lookAgain(),
  })
}

/**
 * Applies a partition's batch to the view: events are folded in memory on the cached rows and written in bulk, guarded
 * by the rows' version. Rows that are not cached are read, and those that another instance has written are read again.
 * A row counts as new if its stream's first event is in the batch: if it exists, its insert fails. Resolves after a
 * majority write, so that the offset is never ahead of the rows.
 */
export const projectBatch = async (
  deps: Deps,
  viewed: ViewGeneration,
  batch: readonly IncomingMessage[],
  shared: BatchedProjection = sharedOf(deps, viewed),
): Promise<void> => {
  const group = groupOf(deps.service, viewed)
  const byRow = new Map<string, RecordedEvent[]>()
  for (const [index, message] of batch.entries()) {
    await yieldAt(index)
    const recorded = readEvent(message)
    if (recorded === undefined) {
      await deps.parked.park(
        group,
        message.key,
        [unreadable(message)],
        { kind: 'poison', reason: 'not an event of ours' },
        deps.clock.now(),
      )
      continue
    }
    const rowId = rowIdOf(viewed.projection, recorded)
    if (rowId === undefined) continue
    const events = byRow.get(rowId)
    if (events === undefined) byRow.set(rowId, [recorded])
    else events.push(recorded)
  }
  if (byRow.size > 0) await shared.fold(byRow)
}

/** Tries again what waits for these rows, with nothing new. */
export const foldParked = async (deps: Deps, viewed: ViewGeneration, rowIds: readonly string[]): Promise<void> =>
  await foldRows(deps, viewed, new StateCache({ name: 'rows', max: maxCachedRows }), rowIds, new Map())

const foldRows = async (
  deps: Deps,
  viewed: ViewGeneration,
  rows: RowCache,
  rowIds: readonly string[],
  byRow: EventsByRow,
): Promise<void> => {
  let waiting = [...rowIds]
  for (let round = 0; waiting.length > 0; round += 1) {
    if (round === maxRounds) throw new Error(`${viewed.projection.name}: rows stay contended`)
    if (round > 0) for (const rowId of waiting) rows.forget(rowId)
    if (round > promptRounds) await pause(pausePerRoundMs * round)
    waiting = await projectRows(deps, viewed, { rows, rowIds: waiting, byRow, mayBeNew: round === 0 })
  }
}

const readEvent = (message: IncomingMessage): RecordedEvent | undefined => {
  try {
    return readMessage(message)
  } catch {
    return undefined
  }
}

const unreadable = (message: IncomingMessage): RecordedEvent => ({
  id: `${message.topic}/${message.partition}/${message.offset}`,
  service: 'order',
  streamType: 'unreadable',
  streamId: message.key,
  sequence: 0,
  event: { type: 'unreadable', data: message.value },
  actor: { kind: 'visitor' },
  correlationId: '',
  causationId: '',
  recordedAt: new Date(0).toISOString(),
})

interface Round {
  readonly rows: RowCache
  readonly rowIds: readonly string[]
  readonly byRow: EventsByRow
  /** Whether a row may be treated as new without reading it. */
  readonly mayBeNew: boolean
}

/** One round over the rows; returns those that must be read again. */
const projectRows = async (
  deps: Deps,
  viewed: ViewGeneration,
  { rows, rowIds, byRow, mayBeNew }: Round,
): Promise<string[]> => {
  const group = groupOf(deps.service, viewed)
  const view = deps.db.collection<StoredRow>(viewName(viewed), majority)
  const unknown = rowIds.filter(
    (rowId) =>
      rows.get(rowId) === undefined && !(mayBeNew && (byRow.get(rowId) ?? []).some(({ sequence }) => sequence === 1)),
  )
  const unread = new Set(unknown)
  const [found, parked] = await Promise.all([
    unknown.length === 0 ? [] : view.find({ _id: { $in: unknown } }).toArray(),
    byRow.size === 0 ? deps.parked.waitingNow(group, rowIds) : deps.parked.waiting(group, rowIds),
  ])
  const read = new Map(found.map((row) => [row._id, row]))
  const operations: RowOperation[] = []
  const retry: string[] = []
  const freed: WaitingKey[] = []
  const partlyApplied: { waited: WaitingKey; eventIds: readonly string[] }[] = []
  for (const [index, rowId] of rowIds.entries()) {
    await yieldAt(index)
    const before = read.get(rowId) ?? rows.get(rowId)?.state
    const waiting = parked.get(rowId)
    const folded = await foldRow(deps, viewed, {
      group,
      rowId,
      before,
      isRead: unread.has(rowId),
      events: byRow.get(rowId) ?? [],
      parked: waiting,
    })
    if (folded === 'read-first') {
      retry.push(rowId)
      continue
    }
    const { row: after, free, applied } = folded
    if (free && waiting !== undefined) freed.push(waiting)
    if (applied.length > 0 && waiting !== undefined) partlyApplied.push({ waited: waiting, eventIds: applied })
    if (after === undefined || after === before) continue
    const written: StoredRow = { ...after, _v: (before?._v ?? 0) + 1 }
    operations.push({ rowId, before, written })
  }
  const { missed, refused } = await writeRows(view, operations)
  for (const [rowId, reason] of refused) {
    const events = [...(parked.get(rowId)?.events ?? []), ...(byRow.get(rowId) ?? [])]
    await deps.parked.park(group, rowId, events, { kind: 'poison', reason }, deps.clock.now())
  }
  for (const { rowId, written } of operations)
    if (!missed.has(rowId) && !refused.has(rowId)) rows.set(rowId, { state: written, version: written._v })
  retry.push(...missed)
  for (const { waited, eventIds } of partlyApplied)
    if (!missed.has(waited.key) && !refused.has(waited.key)) await deps.parked.drop(waited, eventIds)
  for (const waited of freed)
    if (!missed.has(waited.key) && !refused.has(waited.key) && !(await deps.parked.remove(waited)))
      retry.push(waited.key)
  return retry
}
