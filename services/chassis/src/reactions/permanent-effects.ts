import type { RecordedEvent } from '@pinline/events/event'
import type mongoose from 'mongoose'
import { fromStored, type StoredEvent, toStored } from '../event-store/stored-event.ts'

interface PermanentEffect {
  readonly _id: string
  readonly reaction: string
  readonly recorded: StoredEvent
}

const effectsIn = (db: mongoose.mongo.Db) =>
  db.collection<PermanentEffect>('lasting-effects', { writeConcern: { w: 'majority' } })

/** Stores an event that a permanent reaction has received. */
export const storePermanentEffect = async (
  db: mongoose.mongo.Db,
  reaction: string,
  recorded: RecordedEvent,
): Promise<void> => {
  await effectsIn(db).updateOne(
    { _id: `${reaction}:${recorded.id}` },
    { $setOnInsert: { reaction, recorded: toStored(recorded) } },
    { upsert: true },
  )
}

/** The events that a permanent reaction has received in this database, oldest first. */
export const permanentEffects = (db: mongoose.mongo.Db, reaction: string): AsyncIterable<RecordedEvent> =>
  effectsIn(db)
    .find({ reaction })
    .sort({ _id: 1 })
    .map(({ recorded }) => fromStored(recorded))
