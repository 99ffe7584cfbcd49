import type mongoose from 'mongoose'
import { unpack } from '../event-store/archived-commits.ts'
import type { Commit } from '../event-store/commit.ts'

/** The published part of a commit: stored replies are not published. */
export type OutboxCommit = Omit<Commit, 'requests' | 'unpublished'>

/** The marked commits of one stream, by version. */
interface Stream {
  readonly streamId: string
  readonly commits: readonly OutboxCommit[]
}

/** A full batch. MongoDB returns fewer if they exceed 16 MB together. */
export const batchCommits = 500
/** A snapshot, with its state of known streams, ends after so many commits. */
const maxSnapshotCommits = 10_000

/**
 * Majority reads from one snapshot. A read that goes on while commits arrive could return the second commit of a stream
 * and have passed the position of the first, whose id another instance generated.
 */
const snapshotRead = {
  readConcern: { level: 'snapshot' },
  projection: { requests: 0, unpublished: 0 },
  // They were written by the same driver.
  enableUtf8Validation: false,
} as const

/**
 * The unpublished commits of a snapshot, oldest first, in batches to be sent in sequence: no batch has a commit of a
 * stream while an earlier one of that stream is in a later batch, and none is returned twice. Several instances
 * generate ids, so a stream whose commits do not continue the last batch is read separately. Prevents the failure
 * "published out of order"; shown by tests/system/chassis/relay-batches.spec.ts.
 * @param sent hexadecimal ids of commits that were sent and may still be marked: they are skipped
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
      const batch = reading.readBufferedDocuments().flatMap(published)
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
 * Requests the next item while one is being used. If the consumer stops early or fails, the prefetched item is dropped.
 */
export async function* prefetch<Item>(items: AsyncGenerator<Item, undefined>): AsyncGenerator<Item, undefined> {
  let next = items.next()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = items.next()
      // Its error is reported when it is consumed.
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

/** What is published of a document: of a refill also archived commits, under the id of their document, which is marked. */
const published = (stored: OutboxCommit): readonly OutboxCommit[] =>
  stored.archived === undefined ? [stored] : unpack(stored).map((commit) => ({ ...commit, _id: stored._id }))

const wholeStreams = async (
  commits: mongoose.mongo.Collection<Commit>,
  streams: readonly Stream[],
): Promise<OutboxCommit[]> =>
  await commits
    .find<OutboxCommit>({ unpublished: true, streamId: { $in: streams.map(({ streamId }) => streamId) } }, snapshotRead)
    .sort({ streamId: 1, version: 1 })
    .toArray()
    .then((found) => found.flatMap(published))

/** Whether these commits follow the known version of the stream without a gap. */
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
