import mongoose from 'mongoose'
import type { EventStore } from '../event-store/event-store.ts'

const commitsAtOnce = 5000

/**
 * Marks a batch of commits as unpublished, oldest first, so that the relay publishes them once more: per stream in order.
 * New ones may come before the older ones of their streams; readers let them wait until then. Prevents the failure "a topic is lost, and with it the history for every new reader". Rows and
 * reactions know what they have had. Shown by tests/system/chassis/refill.spec.ts.
 * @param after hexadecimal id of the last commit of the previous batch
 * @returns how many were marked, and where the next batch begins; undefined at the end
 */
export const refillBatch = async (
  { commits }: EventStore,
  after?: string,
): Promise<{ readonly marked: number; readonly next: string | undefined }> => {
  const from = after === undefined ? {} : { _id: { $gt: mongoose.mongo.ObjectId.createFromHexString(after) } }
  const found = await commits
    .find(from, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .limit(commitsAtOnce)
    .toArray()
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return { marked: 0, next: undefined }
  const { modifiedCount } = await commits.updateMany(
    // Commits of requests without events are never published.
    { _id: { $gte: first._id, $lte: last._id }, streamType: { $ne: 'request' }, unpublished: { $exists: false } },
    { $set: { unpublished: true } },
    { writeConcern: { w: 'majority' } },
  )
  return { marked: modifiedCount, next: found.length < commitsAtOnce ? undefined : last._id.toHexString() }
}
