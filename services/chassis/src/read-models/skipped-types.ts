import type { RecordedEvent } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { Generations } from './generations.ts'
import { type AnyProjection, type ViewGeneration, viewKey } from './projection.ts'

interface SkippedType {
  /** `<projection>-<version>:<event type>`. */
  readonly _id: string
  readonly view: string
  readonly type: string
  /** The first event that was skipped. */
  readonly eventId: string
}

const noted = new WeakMap<mongoose.mongo.Db, Set<string>>()

const skippedTypesIn = (db: mongoose.mongo.Db) =>
  db.collection<SkippedType>('skipped-types', { writeConcern: { w: 'majority' } })

/** Notes that rows of a view lack events of a type, which a newer release records; once for each type and process. */
export const noteSkippedType = async (
  db: mongoose.mongo.Db,
  { projection }: ViewGeneration,
  { id, event }: RecordedEvent,
): Promise<void> => {
  const known = noted.get(db) ?? new Set()
  noted.set(db, known)
  const view = viewKey(projection)
  const _id = `${view}:${event.type}`
  if (known.has(_id)) return
  await skippedTypesIn(db).updateOne(
    { _id },
    { $setOnInsert: { view, type: event.type, eventId: id } },
    { upsert: true },
  )
  known.add(_id)
}

/**
 * Begins a rebuild of views whose projection knows a type by now that was skipped under the same version. Prevents the
 * failure "a projection learns an event, its version was not raised, and rows lack for ever what was skipped before".
 * Shown by tests/system/chassis/newer-events.spec.ts.
 */
export const rebuildLearned = async (
  db: mongoose.mongo.Db,
  generations: Generations,
  projections: readonly AnyProjection[],
  logger: Logger,
): Promise<void> => {
  const skipped = await skippedTypesIn(db).find().toArray()
  for (const projection of projections) {
    const learned = skipped.filter(({ view, type }) => view === viewKey(projection) && projection.knows(type))
    if (learned.length === 0) continue
    const generation = await generations.begin(projection)
    const types = learned.map(({ type }) => type)
    logger.error(
      { view: projection.name, types, generation },
      'rows lack events that were skipped under this version: a rebuild has begun, switch to it',
    )
    await skippedTypesIn(db).deleteMany({ _id: { $in: learned.map(({ _id }) => _id) } })
  }
}
