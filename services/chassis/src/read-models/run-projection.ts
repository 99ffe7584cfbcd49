import type { RecordedFact, ServiceName } from '@pinline/events/fact'
import { topicOf } from '@pinline/events/fact'
import type mongoose from 'mongoose'
import type { Clock } from '../clock.ts'
import { isDuplicateKey } from '../event-store/event-store.ts'
import { fromCloudEvent } from '../kafka/cloud-event.ts'
import type { EventConsumer, EventLog, IncomingMessage } from '../kafka/kafka-port.ts'
import { applyFact, type StoredRow } from './apply-fact.ts'
import type { Parked, ParkedKey } from './parked.ts'
import { type AnyProjection, groupOf, rowIdOf, viewName } from './projection.ts'

interface Parts {
  readonly service: ServiceName
  readonly db: mongoose.mongo.Db
  readonly log: EventLog
  readonly parked: Parked
  readonly clock: Clock
}

const maxRounds = 20

/** Creates the view's collection and indexes. */
export const ensureView = async (db: mongoose.mongo.Db, projection: AnyProjection): Promise<void> => {
  const view = db.collection(viewName(projection))
  for (const index of projection.indexes) {
    await view.createIndex(index.keys, {
      ...(index.unique === undefined ? {} : { unique: index.unique }),
      ...(index.where === undefined ? {} : { partialFilterExpression: index.where }),
    })
  }
}

/** Feeds a projection from Kafka for as long as the consumer lives. */
export const runProjection = async (parts: Parts, projection: AnyProjection): Promise<EventConsumer> => {
  await ensureView(parts.db, projection)
  const topics = [...new Set(projection.sources.map((source) => topicOf(source.service)))]
  return await parts.log.consume(groupOf(parts.service, projection), topics, (batch) =>
    projectBatch(parts, projection, batch),
  )
}

/**
 * A partition's batch into the view: rows read once, facts folded in memory, written in bulk with the
 * version read as guard; rows that another instance wrote meanwhile are read again. Resolves after the
 * writes are majority, so that the offset never runs ahead of the rows.
 */
export const projectBatch = async (
  parts: Parts,
  projection: AnyProjection,
  batch: readonly IncomingMessage[],
): Promise<void> => {
  const group = groupOf(parts.service, projection)
  const byRow = new Map<string, RecordedFact[]>()
  for (const message of batch) {
    const recorded = readMessage(message)
    if (recorded === undefined) {
      await parts.parked.park(
        group,
        message.key,
        unreadable(message),
        { kind: 'poison', reason: 'not an event of ours' },
        parts.clock.now(),
      )
      continue
    }
    const rowId = rowIdOf(projection, recorded)
    if (rowId === undefined) continue
    const facts = byRow.get(rowId)
    if (facts === undefined) byRow.set(rowId, [recorded])
    else facts.push(recorded)
  }
  let waiting = [...byRow.keys()]
  for (let round = 0; waiting.length > 0; round += 1) {
    if (round === maxRounds) throw new Error(`${projection.name}: rows stay contended`)
    waiting = await projectRows(parts, projection, waiting, byRow)
  }
}

const readMessage = (message: IncomingMessage): RecordedFact | undefined => {
  try {
    return fromCloudEvent(JSON.parse(message.value))
  } catch {
    return undefined
  }
}

const unreadable = (message: IncomingMessage): RecordedFact => ({
  id: `${message.topic}/${message.partition}/${message.offset}`,
  service: 'order',
  streamType: 'unreadable',
  streamId: message.key,
  sequence: 0,
  fact: { type: 'unreadable', data: message.value },
  actor: { kind: 'visitor' },
  correlationId: '',
  causationId: '',
  recordedAt: new Date(0).toISOString(),
})

/** One round over the rows; answers those that must be read again. */
const projectRows = async (
  parts: Parts,
  projection: AnyProjection,
  rowIds: readonly string[],
  byRow: ReadonlyMap<string, readonly RecordedFact[]>,
): Promise<string[]> => {
  const group = groupOf(parts.service, projection)
  const view = parts.db.collection<StoredRow>(viewName(projection), { writeConcern: { w: 'majority' } })
  const [rows, parked] = await Promise.all([
    view.find({ _id: { $in: [...rowIds] } }).toArray(),
    parts.parked.find(group, rowIds),
  ])
  const present = new Map(rows.map((row) => [row._id, row]))
  const operations: { rowId: string; write: mongoose.mongo.AnyBulkWriteOperation<StoredRow> }[] = []
  const freed: string[] = []
  for (const rowId of rowIds) {
    const before = present.get(rowId)
    const { row: after, free } = await foldRow(parts, projection, {
      group,
      rowId,
      before,
      facts: byRow.get(rowId) ?? [],
      parked: parked.get(rowId),
    })
    if (free) freed.push(rowId)
    if (after === undefined || after === before) continue
    const written: StoredRow = { ...after, _v: (before?._v ?? 0) + 1 }
    operations.push({
      rowId,
      write:
        before === undefined
          ? { insertOne: { document: written } }
          : { replaceOne: { filter: { _id: rowId, _v: before._v }, replacement: written } },
    })
  }
  if (operations.length > 0) {
    try {
      const result = await view.bulkWrite(
        operations.map(({ write }) => write),
        { ordered: false },
      )
      const missed = operations.length - result.insertedCount - result.matchedCount
      if (missed > 0) return operations.map(({ rowId }) => rowId)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return operations.map(({ rowId }) => rowId)
    }
  }
  for (const rowId of freed) await parts.parked.remove(group, rowId)
  return []
}

interface RowWork {
  readonly group: string
  readonly rowId: string
  readonly before: StoredRow | undefined
  readonly facts: readonly RecordedFact[]
  readonly parked: ParkedKey | undefined
}

/** Folds a row's facts; a key that waits for a gap is freed, once its row is written, when the missing fact comes. */
const foldRow = async (
  parts: Parts,
  projection: AnyProjection,
  work: RowWork,
): Promise<{ row: StoredRow | undefined; free: boolean }> => {
  const now = () => parts.clock.now()
  if (work.parked?.kind === 'poison') {
    for (const recorded of work.facts)
      await parts.parked.park(work.group, work.rowId, recorded, { kind: 'poison', reason: work.parked.reason }, now())
    return { row: undefined, free: false }
  }
  const facts =
    work.parked === undefined
      ? work.facts
      : [...work.facts, ...work.parked.facts].sort((a, b) => a.sequence - b.sequence)
  let row = work.before
  let stopped: { kind: ParkedKey['kind']; reason: string } | undefined
  const left: RecordedFact[] = []
  for (const recorded of facts) {
    if (stopped?.kind === 'poison') {
      left.push(recorded)
      continue
    }
    const applied = applyFact(projection, work.rowId, row, recorded)
    if (applied.outcome === 'applied') row = applied.row
    else if (applied.outcome === 'gap') {
      stopped = { kind: 'gap', reason: `${recorded.streamId}@${applied.expected} has not come` }
      left.push(recorded)
    } else if (applied.outcome === 'poison') {
      stopped = { kind: 'poison', reason: applied.reason }
      left.push(recorded)
    }
  }
  if (stopped !== undefined)
    for (const recorded of left) await parts.parked.park(work.group, work.rowId, recorded, stopped, now())
  return { row, free: stopped === undefined && work.parked !== undefined }
}
