import type mongoose from 'mongoose'
import { z } from 'zod'
import { followChanges } from './follow-changes.ts'
import { watchCommits } from './watch-commits.ts'

const versions = z.object({ _versions: z.record(z.string(), z.int()) })
const written = { wallTime: z.date(), documentKey: z.object({ _id: z.string() }) }
/** A change has either the whole row or its changed fields. */
const changed = z.union([
  z
    .object({ ...written, fullDocument: versions })
    .transform(({ fullDocument, ...rest }) => ({ ...rest, ...fullDocument })),
  z
    .object({ ...written, updateDescription: z.object({ updatedFields: versions }) })
    .transform(({ updateDescription, ...rest }) => ({ ...rest, ...updateDescription.updatedFields })),
])
const live = z.object({ _id: z.string(), live: z.int() })

/** The live collection of a view. */
export const liveViewOf = async (db: mongoose.mongo.Db, view: string): Promise<string> => {
  const stored = await db.collection<{ _id: string }>('view-generations').findOne({ _id: new RegExp(`^${view}-\\d+$`) })
  const { _id, live: generation } = live.parse(stored)
  return `view-${_id}.${generation}`
}

export interface LagWatch {
  /**
   * Time from the insert of each commit to the row that contains it, by MongoDB's clock, ms; undefined if none has
   * come.
   */
  readonly lags: () => readonly {
    readonly streamId: string
    readonly insertedAt: number
    readonly ms: number | undefined
  }[]
  readonly stop: () => Promise<void>
}

/** Measures the projection lag of streams that have their own row in a view. */
export const watchLag = async (db: mongoose.mongo.Db, view: string, streamType: RegExp): Promise<LagWatch> => {
  const rows = new Map<string, { readonly version: number; readonly at: number }[]>()
  const stopRows = await followChanges(db.collection(await liveViewOf(db, view)), (change) => {
    const parsed = changed.safeParse(change)
    if (!parsed.success) return
    const { documentKey, wallTime, _versions } = parsed.data
    const { _id } = documentKey
    rows.set(_id, [...(rows.get(_id) ?? []), { version: _versions[_id] ?? 0, at: wallTime.getTime() }])
  })
  const commits = await watchCommits(db)
  return {
    lags: () =>
      commits
        .seen()
        .filter(({ streamId }) => streamType.test(streamId))
        .map(({ streamId, last, insertedAt }) => {
          const came = rows.get(streamId)?.find(({ version }) => version >= last)
          return { streamId, insertedAt, ms: came === undefined ? undefined : came.at - insertedAt }
        }),
    stop: async () => {
      await Promise.all([stopRows(), commits.stop()])
    },
  }
}
