import type { Retention } from '@pinline/contracts/api/retention'
import type mongoose from 'mongoose'
import type { Declared } from './declared.ts'
import type { Expiry } from './expiry.ts'
import type { Contents, Measured, Sweep } from './sweep.ts'

/** What a service deletes, or completes, within a limit. */
export type Retained = Expiry | Sweep | Measured

/** Above it, entries that are some documents of a collection are not counted. */
const maxCounted = 10_000
/** MongoDB begins to delete each minute, jobs each hour; what is later than this is overdue. Of what completes, the time says it. */
const graceMs: Readonly<Record<Retention['endedBy'], number>> = {
  index: 600_000,
  job: 2 * 3_600_000,
  completion: 0,
  nothing: 0,
}
/** More of the newest than this share are overdue: there may be some more for a moment. */
const newestSlack = 1.1

const retainedSecondsOf = ({ term }: Declared, config: object): number | null => {
  if (term === undefined) return null
  return 'seconds' in term ? term.seconds : Math.round(Number(Reflect.get(config, term.setting)) * term.unitSeconds)
}

const dateOf = (value: unknown): Date | undefined => {
  if (value instanceof Date) return value
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value) : undefined
}

/** The date of the first document, by an index. */
const firstDate = async (
  collection: mongoose.mongo.Collection,
  field: string,
  { where = { [field]: { $gt: new Date(0) } }, sortBy = field }: Pick<Sweep, 'where' | 'sortBy'> = {},
): Promise<Date | undefined> => {
  const found = await collection
    .find(where, { projection: { [field]: 1 } })
    .sort({ [sortBy]: 1 })
    .limit(1)
    .next()
  return dateOf(found?.[field])
}

const counted = async (
  collection: mongoose.mongo.Collection,
  where: object | undefined,
): Promise<Pick<Contents, 'entries' | 'hasMore'>> => {
  if (where === undefined) return { entries: await collection.estimatedDocumentCount() }
  const entries = await collection.countDocuments(where, { limit: maxCounted + 1 })
  return { entries: Math.min(entries, maxCounted), hasMore: entries > maxCounted }
}

const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** What an index of MongoDB ends. */
const contentsOfExpiry = async (
  collection: mongoose.mongo.Collection,
  { field, afterSeconds, term, begin, isPartial }: Expiry,
): Promise<Contents> => {
  const [first, begun, entries] = await Promise.all([
    firstDate(collection, field),
    begin === undefined ? undefined : firstDate(collection, begin),
    counted(collection, isPartial ? { [field]: { $gt: new Date(0) } } : undefined),
  ])
  const due = first === undefined ? undefined : after(first, afterSeconds)
  const derived = 'seconds' in term && due !== undefined ? after(due, -term.seconds) : undefined
  const oldest = begin === undefined ? derived : begun
  return { ...entries, ...(oldest === undefined ? {} : { oldest }), ...(due === undefined ? {} : { due }) }
}

/** What something of the software ends. */
const contentsOfSweep = async (collection: mongoose.mongo.Collection, sweep: Sweep): Promise<Contents> => {
  const { field, where, term, isEnd } = sweep
  const [first, entries] = await Promise.all([firstDate(collection, field, sweep), counted(collection, where)])
  if (first === undefined) return entries
  if (isEnd === undefined) return { ...entries, oldest: first }
  const oldest = term !== undefined && 'seconds' in term ? after(first, -term.seconds) : undefined
  return { ...entries, ...(oldest === undefined ? {} : { oldest }), due: first }
}

const contentsOf = async (db: mongoose.mongo.Db, retained: Retained): Promise<Contents | undefined> => {
  if ('measure' in retained) return await retained.measure()
  const collection = db.collection(retained.collection)
  return retained.endedBy === 'index'
    ? await contentsOfExpiry(collection, retained)
    : await contentsOfSweep(collection, retained)
}

const dueOf = (contents: Contents | undefined, retainedSeconds: number | null): Date | undefined => {
  if (contents?.due !== undefined) return contents.due
  if (contents?.oldest === undefined || retainedSeconds === null) return undefined
  return after(contents.oldest, retainedSeconds)
}

/** What there is of each kind now: estimates and ends of indexes, however much there is. */
export const readRetention = async (
  db: mongoose.mongo.Db,
  list: readonly Retained[],
  config: object,
  now: Date,
): Promise<Retention[]> =>
  await Promise.all(
    list.map(async (retained) => {
      const { kind, collection, term, newest, newestPer, from, endedBy } = retained
      const retainedSeconds = retainedSecondsOf(retained, config)
      const contents = await contentsOf(db, retained)
      const due = dueOf(contents, retainedSeconds)
      const isLate = due !== undefined && due.getTime() + graceMs[endedBy] < now.getTime()
      const isTooMany =
        newest !== undefined && newestPer === undefined && (contents?.entries ?? 0) > newest * newestSlack
      return {
        ...{ kind, collection, endedBy, retainedSeconds, from },
        field: 'field' in retained ? retained.field : null,
        newest: newest ?? null,
        newestPer: newestPer ?? null,
        setting: term !== undefined && 'setting' in term ? term.setting : null,
        entries: contents?.entries ?? null,
        hasMore: contents?.hasMore ?? false,
        oldestAt: contents?.oldest?.toISOString() ?? null,
        dueAt: due?.toISOString() ?? null,
        overdue: isLate || isTooMany,
      }
    }),
  )
