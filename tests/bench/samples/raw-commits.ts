import type { Commit } from '@pinline/chassis/event-store/commit'
import type { EventStore } from '@pinline/chassis/event-store/event-store'
import type mongoose from 'mongoose'

type StoredCommit = Omit<Commit, '_id'>

/** A collection with the indexes and the write concern of the store's commits, without the store. */
export const rawCommits = async (
  db: mongoose.mongo.Db,
  store: EventStore,
  name = 'raw-commits',
): Promise<mongoose.mongo.Collection<StoredCommit>> => {
  const raw = db.collection<StoredCommit>(name, { writeConcern: { w: 'majority', journal: true } })
  const indexes = await store.commits.indexes()
  for (const { key, name: _, v: __, ...options } of indexes) {
    if ('_id' in key) continue
    await raw.createIndex(key, options)
  }
  return raw
}
