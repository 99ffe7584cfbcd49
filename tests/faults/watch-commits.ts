import type mongoose from 'mongoose'
import { z } from 'zod'
import { followChanges } from './follow-changes.ts'

const inserted = z.object({
  operationType: z.literal('insert'),
  wallTime: z.date(),
  fullDocument: z.object({
    streamId: z.string(),
    version: z.int(),
    events: z.array(z.unknown()),
    committedAt: z.date(),
  }),
})

export interface SeenCommit {
  readonly streamId: string
  /** Sequence of its last event. */
  readonly last: number
  /** The time by the service, and by MongoDB's own clock; ms. */
  readonly committedAt: number
  readonly insertedAt: number
}

/** Records every commit of a service from now on, with MongoDB's own time of its insert. */
export const watchCommits = async (
  db: mongoose.mongo.Db,
): Promise<{ seen: () => readonly SeenCommit[]; stop: () => Promise<void> }> => {
  const seen: SeenCommit[] = []
  const stop = await followChanges(db.collection('commits'), (change) => {
    const parsed = inserted.safeParse(change)
    if (!parsed.success || parsed.data.fullDocument.events.length === 0) return
    const { wallTime, fullDocument } = parsed.data
    const { streamId, version, events, committedAt } = fullDocument
    seen.push({
      streamId,
      last: version + events.length - 1,
      committedAt: committedAt.getTime(),
      insertedAt: wallTime.getTime(),
    })
  })
  return { seen: () => seen, stop }
}
