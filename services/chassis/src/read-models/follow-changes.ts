import mongoose from 'mongoose'

const retryDelayMs = 500
/** InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost: what came meanwhile is not told any more. */
const lost = new Set<unknown>([260, 280, 286])

type Watched<Row extends mongoose.mongo.Document> = Pick<mongoose.mongo.Collection<Row>, 'watch'>

/** Which changes are told, and from when on. */
export interface Following {
  /** Stages that narrow what MongoDB sends. */
  readonly stages?: mongoose.mongo.Document[]
  readonly from?: mongoose.mongo.ChangeStreamOptions
}

/**
 * Tells of the changes of a collection, on every instance. Where the stream broke it goes on behind the last change that
 * it told of; `missed` says that there was more than is told, since it was broken for longer than MongoDB remembers.
 * Answers what ends it.
 */
export const followChanges = <Row extends mongoose.mongo.Document>(
  collection: Watched<Row>,
  { stages = [], from = {} }: Following,
  notify: (change: mongoose.mongo.ChangeStreamDocument<Row>) => void,
  missed: () => void,
): (() => Promise<void>) => {
  const { fullDocument } = from
  const lookup = fullDocument === undefined ? {} : { fullDocument }
  let ended = false
  let stream: mongoose.mongo.ChangeStream<Row, mongoose.mongo.ChangeStreamDocument<Row>>
  const open = (options: mongoose.mongo.ChangeStreamOptions) => {
    const opened = collection.watch<Row, mongoose.mongo.ChangeStreamDocument<Row>>(stages, options)
    stream = opened
    opened.on('change', notify)
    opened.on('error', (error) => {
      opened.close().catch(() => undefined)
      const resumeToken = opened.resumeToken ?? undefined
      const goesOn =
        resumeToken !== undefined && !(error instanceof mongoose.mongo.MongoServerError && lost.has(error.code))
      const reopen = () => {
        if (ended) return
        open({ ...lookup, ...(goesOn ? { resumeAfter: resumeToken } : {}) })
        if (!goesOn) missed()
      }
      setTimeout(reopen, retryDelayMs).unref()
    })
  }
  open(from)
  return async () => {
    ended = true
    await stream.close().catch(() => undefined)
  }
}
