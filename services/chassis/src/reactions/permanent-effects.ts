import type { RecordedEvent } from '@pinline/events/event'
import type mongoose from 'mongoose'

interface PermanentEffect {
  readonly _id: string
  readonly reaction: string
  readonly recorded: RecordedEvent
}

const effectsIn = (db: mongoose.mongo.Db) =>
  db.collection<PermanentEffect>('lasting-effects', { writeConcern: { w: 'majority' } })

/** Remembers a fact that a lasting reaction has been told of. */
export const storePermanentEffect = async (
  db: mongoose.mongo.Db,
  reaction: string,
  recorded: RecordedEvent,
): Promise<void> => {
  await effectsIn(db).updateOne(
    { _id: `${reaction}:${recorded.id}` },
    { $setOnInsert: { reaction, recorded } },
    { upsert: true },
  )
}

/** The facts that a lasting reaction has been told of in this database, oldest first. */
export const permanentEffects = (db: mongoose.mongo.Db, reaction: string): AsyncIterable<PermanentEffect> =>
  effectsIn(db).find({ reaction }).sort({ _id: 1 })
