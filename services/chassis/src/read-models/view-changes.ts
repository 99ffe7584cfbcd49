import mongoose from 'mongoose'
import type { StoredRow } from './apply-fact.ts'
import type { Generations } from './generations.ts'
import type { AnyProjection } from './projection.ts'

const againMs = 500
/** InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost: what came meanwhile is not told any more. */
const lost = new Set<unknown>([260, 280, 286])

/**
 * Tells of every written row of the view that is read, on every instance, by a change stream. Where it broke it goes on
 * behind the last change that it told of; `switched` says that there is more to read than is told: another generation is
 * read from now on, or the stream has been broken for longer than MongoDB remembers. Answers `stop`.
 */
export const watchView = (
  generations: Pick<Generations, 'collection' | 'onSwitch'>,
  projection: AnyProjection,
  tell: (row: StoredRow) => void,
  switched: () => void,
): (() => Promise<void>) => {
  let stopped = false
  let stream: mongoose.mongo.ChangeStream<StoredRow> | undefined
  const open = (resumeAfter?: unknown) => {
    if (stopped) return
    const opened = generations.collection(projection).watch<StoredRow>([], {
      fullDocument: 'updateLookup',
      ...(resumeAfter === undefined ? {} : { resumeAfter }),
    })
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
    opened.on('error', (error) => {
      opened.close().catch(() => undefined)
      const told = opened.resumeToken ?? undefined
      const goesOn = told !== undefined && !(error instanceof mongoose.mongo.MongoServerError && lost.has(error.code))
      const again = () => {
        if (stream !== opened) return
        open(goesOn ? told : undefined)
        if (!goesOn) switched()
      }
      setTimeout(again, againMs).unref()
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
