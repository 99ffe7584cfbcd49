import type mongoose from 'mongoose'
import type { StoredRow } from './apply-fact.ts'
import type { Generations } from './generations.ts'
import type { AnyProjection } from './projection.ts'

/**
 * Tells of every written row of the view that is read, on every instance, by a change stream; it starts again by
 * itself where it broke or where another generation is read, which `switched` tells. Answers `stop`.
 */
export const watchView = (
  generations: Generations,
  projection: AnyProjection,
  tell: (row: StoredRow) => void,
  switched: () => void,
): (() => Promise<void>) => {
  let stopped = false
  let stream: mongoose.mongo.ChangeStream<StoredRow> | undefined
  const open = () => {
    if (stopped) return
    const opened = generations.collection(projection).watch<StoredRow>([], { fullDocument: 'updateLookup' })
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
  const unheard = generations.onSwitch(projection, () => {
    stream?.close().catch(() => undefined)
    open()
    switched()
  })
  return async () => {
    stopped = true
    unheard()
    await stream?.close().catch(() => undefined)
  }
}
