import type { RecordedFact } from '@pinline/events/fact'
import type mongoose from 'mongoose'

interface LastingEffect {
  readonly _id: string
  readonly reaction: string
  readonly recorded: RecordedFact
}

const effectsIn = (db: mongoose.mongo.Db) =>
  db.collection<LastingEffect>('lasting-effects', { writeConcern: { w: 'majority' } })

/** Remembers a fact that a lasting reaction has been told of. */
export const keepLasting = async (db: mongoose.mongo.Db, reaction: string, recorded: RecordedFact): Promise<void> => {
  await effectsIn(db).updateOne(
    { _id: `${reaction}:${recorded.id}` },
    { $setOnInsert: { reaction, recorded } },
    { upsert: true },
  )
}

/** The facts that a lasting reaction has been told of in this database, oldest first. */
export const lastingEffects = (db: mongoose.mongo.Db, reaction: string): AsyncIterable<LastingEffect> =>
  effectsIn(db).find({ reaction }).sort({ _id: 1 })
