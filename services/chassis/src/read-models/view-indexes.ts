import type mongoose from 'mongoose'
import { type ProjectionIndex, type ViewGeneration, viewName } from './projection.ts'

const create = async (
  db: mongoose.mongo.Db,
  viewed: ViewGeneration,
  indexes: readonly ProjectionIndex[],
): Promise<void> => {
  if (indexes.length === 0) return
  await db.collection(viewName(viewed)).createIndexes(
    indexes.map(({ keys, unique, where }) => ({
      key: keys,
      ...(unique === undefined ? {} : { unique }),
      ...(where === undefined ? {} : { partialFilterExpression: where }),
    })),
  )
}

/** Creates a view's indexes, all in one scan of its rows. Does nothing where they exist. */
export const ensureIndexes = async (db: mongoose.mongo.Db, viewed: ViewGeneration): Promise<void> =>
  await create(db, viewed, viewed.projection.indexes)

/**
 * Creates the indexes that decide which rows are accepted. The others are created once the view is filled: a row that
 * is written to sixteen indexes takes MongoDB several times as long, and nobody queries the view until then.
 */
export const ensureUniqueIndexes = async (db: mongoose.mongo.Db, viewed: ViewGeneration): Promise<void> =>
  await create(
    db,
    viewed,
    viewed.projection.indexes.filter(({ unique }) => unique === true),
  )
