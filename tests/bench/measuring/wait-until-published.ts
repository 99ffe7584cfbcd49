import type mongoose from 'mongoose'
import { waitFor } from '../../harness/wait-for.ts'

/** The services with a store. */
export const storing = ['order', 'catalogue', 'account', 'notification']

/**
 * Waits until no service of a system has an unpublished commit.
 * @returns the duration, ms. Throws NotInTime after a minute.
 */
export const waitUntilPublished = async (
  client: mongoose.mongo.MongoClient,
  databasePrefix: string,
): Promise<number> => {
  const began = performance.now()
  await waitFor(
    'every commit is published',
    async () => {
      for (const service of storing) {
        const left = await client
          .db(databasePrefix + service)
          .collection('commits')
          .findOne({ unpublished: true })
        if (left !== null) return false
      }
      return true
    },
    { timeoutMs: 60_000, intervalMs: 20 },
  )
  return performance.now() - began
}

/** The collection of a view that contains a row. */
export const viewWith = async (db: mongoose.mongo.Db, view: string, id: string): Promise<string> =>
  await waitFor(`the row ${id} of ${view}`, async () => {
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      if (!name.startsWith(`view-${view}-`)) continue
      if ((await db.collection<{ _id: string }>(name).findOne({ _id: id })) !== null) return name
    }
    return undefined
  })
