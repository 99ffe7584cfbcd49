import type mongoose from 'mongoose'
import type { Commit } from '../event-store/commit.ts'

/** What of a commit is published: the answers that were kept with it stay at home. */
export type OutboxCommit = Omit<Commit, 'requests' | 'unpublished'>

/** The marked commits of one stream, by version. */
interface Stream {
  readonly streamId: string
  readonly commits: readonly OutboxCommit[]
}

/** A full batch. MongoDB answers with fewer where they are larger than 16 MB together. */
export const batchCommits = 500
/** What is remembered of the streams met, and how long one moment lasts, ends with so many commits. */
const maxSnapshotCommits = 10_000

/**
 * What a majority has, as of one moment: a reading that goes on while commits come could meet the second of a stream and
 * have passed the place of the first, whose id another instance drew.
 */
const snapshotRead = {
  readConcern: { level: 'snapshot' },
  projection: { requests: 0, unpublished: 0 },
  // They were written by the same driver.
  enableUtf8Validation: false,
} as const

/**
 * The marked commits as of one moment, oldest first, in batches for one to be sent after the other: no batch has a
 * commit of a stream while an earlier one that is marked still waits in a later batch, and none comes twice. Ids are
 * drawn by several instances, so a stream of which a batch does not show that it begins where the last one ended is read
 * for itself. Answers the failure "published out of order"; shown by tests/system/chassis/relay-batches.spec.ts.
 * @param sent hexadecimal ids of commits that were sent and may still be marked: they are left out
 */
export async function* outboxBatches(
  commits: mongoose.mongo.Collection<Commit>,
  sent: ReadonlySet<string> = new Set(),
): AsyncGenerator<readonly OutboxCommit[], undefined> {
  const reading = commits
    .find<OutboxCommit>({ unpublished: true }, snapshotRead)
    .sort({ _id: 1 })
    .limit(maxSnapshotCommits)
    .batchSize(batchCommits)
  /** For each stream met, the version up to which its commits were in a batch. */
  const nextVersions = new Map<string, number>()
  const isNew = ({ _id, streamId, version }: OutboxCommit) =>
    version >= (nextVersions.get(streamId) ?? 0) && !(sent.size > 0 && sent.has(_id.toHexString()))
  let met = 0
  try {
    while (await reading.hasNext()) {
      const batch = reading.readBufferedDocuments()
      met += batch.length
      const isLastBatch = reading.id?.isZero() === true && met < maxSnapshotCommits
      const streams = byStream(batch.filter(isNew))
      const doubtful = isLastBatch
        ? []
        : streams.filter((stream) => !follows(stream, nextVersions.get(stream.streamId)))
      const reread = doubtful.length === 0 ? [] : byStream((await wholeStreams(commits, doubtful)).filter(isNew))
      const complete = [...streams.filter((stream) => !doubtful.includes(stream)), ...reread]
      for (const stream of complete) nextVersions.set(stream.streamId, versionAfter(stream))
      yield complete.flatMap((stream) => stream.commits)
    }
  } finally {
    await reading.close()
  }
}

/**
 * Asks for the next while one is being used. Whoever stops early, or fails, leaves what was asked for unused.
 */
export async function* prefetch<Item>(items: AsyncGenerator<Item, undefined>): AsyncGenerator<Item, undefined> {
  let next = items.next()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = items.next()
      // It is heard of when it is its turn.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}

const byStream = (commits: readonly OutboxCommit[]): Stream[] =>
  [...Map.groupBy(commits, (commit) => commit.streamId)].map(([streamId, of]) => ({
    streamId,
    commits: of.toSorted((a, b) => a.version - b.version),
  }))

const wholeStreams = async (
  commits: mongoose.mongo.Collection<Commit>,
  streams: readonly Stream[],
): Promise<OutboxCommit[]> =>
  await commits
    .find<OutboxCommit>({ unpublished: true, streamId: { $in: streams.map(({ streamId }) => streamId) } }, snapshotRead)
    .sort({ streamId: 1, version: 1 })
    .toArray()

/** Whether these commits leave no gap after the version up to which the stream is known. */
const follows = ({ commits }: Stream, next = 1): boolean => {
  let expected = next
  for (const commit of commits) {
    if (commit.version > expected) return false
    expected = commit.version + commit.events.length
  }
  return true
}

const versionAfter = ({ commits }: Stream): number => {
  const last = commits.at(-1)
  return last === undefined ? 0 : last.version + last.events.length
}
