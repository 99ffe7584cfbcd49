import type { RecordedFact } from '@pinline/events/fact'
import type mongoose from 'mongoose'
import type { AnyReaction } from './reaction.ts'

interface LastingEffect {
  readonly _id: string
  readonly reaction: string
  readonly recorded: RecordedFact
}

const effectsIn = (db: mongoose.mongo.Db) =>
  db.collection<LastingEffect>('lasting-effects', { writeConcern: { w: 'majority' } })

/** Remembers a fact that a lasting reaction has been told of. */
export const keepLasting = async (
  db: mongoose.mongo.Db,
  { name }: Pick<AnyReaction, 'name'>,
  recorded: RecordedFact,
): Promise<void> => {
  await effectsIn(db).updateOne(
    { _id: `${name}:${recorded.id}` },
    { $setOnInsert: { reaction: name, recorded } },
    { upsert: true },
  )
}

/** The facts that a lasting reaction has been told of in this database, oldest first. */
export const lastingEffects = (
  db: mongoose.mongo.Db,
  { name }: Pick<AnyReaction, 'name'>,
): AsyncIterable<LastingEffect> => effectsIn(db).find({ reaction: name }).sort({ _id: 1 })
