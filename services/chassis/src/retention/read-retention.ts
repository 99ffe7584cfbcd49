import type { Retention } from '@pinline/contracts/api/retention'
import type mongoose from 'mongoose'
import type { Expiry } from './expiry.ts'

/** Above it, entries that are some documents of a collection are not counted. */
const maxCounted = 10_000
/** MongoDB begins to delete each minute, jobs each hour; what is later than this is overdue. */
const graceMs = { index: 600_000, job: 2 * 3_600_000 }
const daySeconds = 86_400

const retainedSecondsOf = ({ term }: Expiry, config: object): number =>
  'seconds' in term ? term.seconds : Number(Reflect.get(config, term.daysBy)) * daySeconds

/** The smallest date in a field, by its index. */
const firstDate = async (collection: mongoose.mongo.Collection, field: string): Promise<Date | undefined> => {
  const found = await collection
    .find({ [field]: { $gt: new Date(0) } }, { projection: { [field]: 1 } })
    .sort({ [field]: 1 })
    .limit(1)
    .next()
  const date: unknown = found?.[field]
  return date instanceof Date ? date : undefined
}

const countOf = async (collection: mongoose.mongo.Collection, { field, isPartial }: Expiry): Promise<number> =>
  isPartial
    ? await collection.countDocuments({ [field]: { $gt: new Date(0) } }, { limit: maxCounted + 1 })
    : await collection.estimatedDocumentCount()

/** What there is of each kind now: estimates and ends of indexes, however much there is. */
export const readRetention = async (
  db: mongoose.mongo.Db,
  expiries: readonly Expiry[],
  config: object,
  now: Date,
): Promise<Retention[]> =>
  await Promise.all(
    expiries.map(async (expiry) => {
      const { kind, field, afterSeconds, term, from, begin, endedBy, isPartial } = expiry
      const collection = db.collection(expiry.collection)
      const retainedSeconds = retainedSecondsOf(expiry, config)
      const [first, begun, entries] = await Promise.all([
        firstDate(collection, field),
        begin === undefined ? undefined : firstDate(collection, begin),
        countOf(collection, expiry),
      ])
      const due = first === undefined ? undefined : new Date(first.getTime() + afterSeconds * 1000)
      const derived =
        'seconds' in term && due !== undefined ? new Date(due.getTime() - retainedSeconds * 1000) : undefined
      return {
        ...{ kind, collection: expiry.collection, field, endedBy, retainedSeconds, from },
        setting: 'daysBy' in term ? term.daysBy : null,
        entries: isPartial ? Math.min(entries, maxCounted) : entries,
        hasMore: isPartial && entries > maxCounted,
        oldestAt: (begin === undefined ? derived : begun)?.toISOString() ?? null,
        dueAt: due?.toISOString() ?? null,
        overdue: due !== undefined && due.getTime() + graceMs[endedBy] < now.getTime(),
      }
    }),
  )
