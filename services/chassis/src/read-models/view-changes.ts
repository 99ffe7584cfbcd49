import type mongoose from 'mongoose'
import type { StoredRow } from './apply-fact.ts'
import { type AnyProjection, viewName } from './projection.ts'

/**
 * Tells of every written row of a view, on every instance, by a change stream; it starts again by itself
 * where it broke. Answers `stop`.
 */
export const watchView = (
  db: mongoose.mongo.Db,
  projection: AnyProjection,
  tell: (row: StoredRow) => void,
): (() => Promise<void>) => {
  let stopped = false
  let stream: mongoose.mongo.ChangeStream<StoredRow> | undefined
  const open = () => {
    if (stopped) return
    const opened = db.collection<StoredRow>(viewName(projection)).watch<StoredRow>([], { fullDocument: 'updateLookup' })
    stream = opened
    opened.on('change', (change) => {
      if (
        change.operationType === 'insert' ||
        change.operationType === 'replace' ||
        change.operationType === 'update'
      ) {
        if (change.fullDocument !== undefined) tell(change.fullDocument)
      }
    })
    opened.on('error', () => {
      opened.close().catch(() => undefined)
      setTimeout(open, 500).unref()
    })
  }
  open()
  return async () => {
    stopped = true
    await stream?.close().catch(() => undefined)
  }
}
