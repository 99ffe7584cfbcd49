import type mongoose from 'mongoose'
import { pack } from './archived-commits.ts'
import type { Commit } from './commit.ts'
import type { EventStore } from './event-store.ts'

const pageCommits = 2000
/** Of one archive document, so that a load unpacks no more than it needs. */
const maxPacked = 200
/** Fewer commits in a row stay as they are. */
const minPacked = 2

/** Where the next batch begins. */
export interface ArchivePlace {
  readonly streamId: string
  readonly version: number
}

export interface ArchivedBatch {
  /** Commits that were archived, and their bytes before and after. */
  readonly commits: number
  readonly before: number
  readonly after: number
  readonly next: ArchivePlace | undefined
}

/**
 * Archives a batch of commits that are older than a time: runs of them become one compressed document, in the place of
 * the first. A stream keeps its first and its last commit as they are: indexes on what a stream begins with stay complete,
 * and the next commit still meets the last one's version. Unpublished commits stay, and so does what is after them.
 * Prevents the failure "after ten years the store is mostly orders that nobody reads". Shown by
 * tests/system/chassis/archive.spec.ts.
 */
export const archiveBatch = async (
  store: EventStore,
  client: mongoose.mongo.MongoClient,
  before: Date,
  from?: ArchivePlace,
): Promise<ArchivedBatch> => {
  const place =
    from === undefined
      ? {}
      : {
          $or: [{ streamId: { $gt: from.streamId } }, { streamId: from.streamId, version: { $gte: from.version } }],
        }
  const page = await store.commits
    .find({ ...place, streamType: { $ne: 'request' } }, { readConcern: { level: 'majority' } })
    .sort({ streamId: 1, version: 1 })
    .limit(pageCommits)
    .toArray()
  const totals = { commits: 0, before: 0, after: 0 }
  for (const of of Map.groupBy(page, ({ streamId }) => streamId).values())
    for (const run of runsOf(of, before)) {
      const sizes = await archiveRun(store.commits, client, run)
      if (sizes === undefined) continue
      totals.commits += run.length
      totals.before += sizes.before
      totals.after += sizes.after
    }
  const last = page.at(-1)
  const isLastPage = last === undefined || page.length < pageCommits
  return { ...totals, next: isLastPage ? undefined : { streamId: last.streamId, version: last.version } }
}

/** Runs of old commits in the page's commits of a stream, without its first one and without the last one met. */
const runsOf = (commits: readonly Commit[], before: Date): Commit[][] => {
  const runs: Commit[][] = []
  let run: Commit[] = []
  const end = () => {
    if (run.length >= minPacked) runs.push(run)
    run = []
  }
  for (const commit of commits.slice(0, -1)) {
    const isOld = commit.committedAt < before && commit.unpublished === undefined
    if (!isOld || commit.version === 1 || commit.archived !== undefined) end()
    else run.push(commit)
    if (run.length === maxPacked) end()
  }
  end()
  return runs
}

/** In one transaction; undefined, and nothing done, if one of the commits is marked to be published in the meantime. */
const archiveRun = async (
  commits: mongoose.mongo.Collection<Commit>,
  client: mongoose.mongo.MongoClient,
  run: readonly Commit[],
): Promise<{ readonly before: number; readonly after: number } | undefined> => {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const data = await pack(run)
  const requests = run.flatMap((commit) => (commit.requests ?? []).map(({ id, hash }) => ({ id, hash })))
  const isDone = await client.withSession(
    async (session) =>
      await session.withTransaction(
        async () => {
          const others = { _id: { $in: run.slice(1).map(({ _id }) => _id) }, unpublished: { $exists: false } }
          const { deletedCount } = await commits.deleteMany(others, { session })
          const { modifiedCount } = await commits.updateOne(
            { _id: first._id, unpublished: { $exists: false } },
            {
              $set: {
                events: [],
                archived: { until: last.version + last.events.length - 1, data },
                ...(requests.length === 0 ? {} : { requests }),
              },
            },
            { session },
          )
          if (deletedCount === run.length - 1 && modifiedCount === 1) return true
          await session.abortTransaction()
          return false
        },
        { writeConcern: { w: 'majority', journal: true } },
      ),
  )
  return isDone
    ? { before: run.reduce((sum, { events }) => sum + JSON.stringify(events).length, 0), after: data.length() }
    : undefined
}
