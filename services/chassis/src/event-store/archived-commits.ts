import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import mongoose from 'mongoose'
import { withoutLimit } from '../retention/sweep.ts'
import type { Commit } from './commit.ts'

const { BSON, Binary } = mongoose.mongo
const compress = promisify(gzip)

/** Documents that stand for old commits; they have an index of their own. */
export const archivedOnly = { archived: { $exists: true } }
export const archivedCommits = withoutLimit('committedAt', {
  ...{ kind: 'archived-commits', collection: 'commits', where: archivedOnly },
})

/** What one archived commit holds: the parts that its archive document does not. */
type Packed = Pick<Commit, 'version' | 'events' | 'actor' | 'correlationId' | 'causationId' | 'committedAt'> &
  Pick<Commit, '_id' | 'command' | 'requests'>

/** Compresses commits of one stream, in order. Replies of requests are left out: they are older than their window. */
export const pack = async (commits: readonly Commit[]): Promise<mongoose.mongo.Binary> => {
  const packed: readonly Packed[] = commits.map(
    ({ _id, version, events, actor, correlationId, causationId, committedAt, command, requests }) => ({
      ...{ _id, version, events, actor, correlationId, causationId, committedAt },
      ...(command === undefined ? {} : { command }),
      ...(requests === undefined ? {} : { requests: requests.map(({ id, hash }) => ({ id, hash })) }),
    }),
  )
  return new Binary(await compress(BSON.serialize({ packed }), { level: 9 }))
}

type MaybeArchived = Pick<Commit, 'streamType' | 'streamId' | 'version' | 'archived'>

/** The commits in a document of the store: itself, or those that it archives. */
export const unpack = <Stored extends MaybeArchived>(stored: Stored): readonly (Stored | Commit)[] => {
  const { archived, streamType, streamId } = stored
  if (archived === undefined) return [stored]
  const { packed } = BSON.deserialize(gunzipSync(archived.data.buffer)) as { packed: readonly Packed[] }
  return packed.map((commit) => ({ ...commit, streamType, streamId }))
}

/** Commits as they come from a query, archived ones in their place; `descending` for one by descending version. */
export async function* unpacked(found: AsyncIterable<Commit>, descending = false): AsyncGenerator<Commit, undefined> {
  for await (const stored of found) {
    const commits = unpack(stored)
    yield* descending ? commits.toReversed() : commits
  }
}

const majority = { readConcern: { level: 'majority' } } as const
const maxReads = 3

/**
 * The commits of a stream after a version, from what a query for later versions found. Reads the archive document that
 * the version is within, and all again where commits were archived while the query ran. A stream's last commit is never
 * archived, so that nothing more is read where nothing is archived.
 */
export const withArchived = async (
  commits: mongoose.mongo.Collection<Commit>,
  found: readonly Commit[],
  { streamId, afterVersion }: { readonly streamId: string; readonly afterVersion: number },
): Promise<Commit[]> => {
  if (isContiguous(found, afterVersion)) return [...found]
  let stored = found
  for (let read = 1; ; read += 1) {
    const later = stored.flatMap(unpack).filter(({ version }) => version > afterVersion)
    if (isContiguous(later, afterVersion) || read > maxReads) return later
    const [around] = await commits
      .find({ streamId, version: { $lte: afterVersion } }, majority)
      .sort({ version: -1 })
      .limit(1)
      .toArray()
    const from = around?.archived === undefined ? afterVersion + 1 : around.version
    stored = await commits
      .find({ streamId, version: { $gte: from } }, majority)
      .sort({ version: 1 })
      .toArray()
  }
}

/** Whether commits of one stream follow a version without a gap. */
const isContiguous = (commits: readonly Pick<Commit, 'version' | 'events'>[], afterVersion: number): boolean => {
  let expected = afterVersion + 1
  for (const { version, events } of commits) {
    if (version !== expected) return false
    expected = version + events.length
  }
  return true
}
