import mongoose from 'mongoose'

const retryDelayMs = 500
/** InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost: changes since then are lost. */
const lost = new Set<unknown>([260, 280, 286])

type Watched<Row extends mongoose.mongo.Document> = Pick<mongoose.mongo.Collection<Row>, 'watch'>

/** Which changes are reported, and since when. */
export interface Following {
  /** Stages that narrow what MongoDB sends. */
  readonly stages?: mongoose.mongo.Document[]
  readonly from?: mongoose.mongo.ChangeStreamOptions
}

export interface Subscription {
  /** Resolves when no later change is missed: what is read afterwards is no older than what is reported. */
  readonly started: Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Reports the changes of a collection, on every instance. A broken stream resumes after the last reported change;
 * `missed` is called if changes were lost because it was broken for longer than MongoDB's history, once later ones are
 * not.
 */
export const followChanges = <Row extends mongoose.mongo.Document>(
  collection: Watched<Row>,
  { stages = [], from = {} }: Following,
  notify: (change: mongoose.mongo.ChangeStreamDocument<Row>) => void,
  missed: () => void,
): Subscription => {
  const { fullDocument } = from
  const lookup = fullDocument === undefined ? {} : { fullDocument }
  let ended = false
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  let stream: mongoose.mongo.ChangeStream<Row, mongoose.mongo.ChangeStreamDocument<Row>>
  const open = (options: mongoose.mongo.ChangeStreamOptions, hasMissed: boolean) => {
    const opened = collection.watch<Row, mongoose.mongo.ChangeStreamDocument<Row>>(stages, options)
    stream = opened
    // MongoDB has answered the first request for changes.
    opened.once('resumeTokenChanged', () => {
      start()
      if (hasMissed && !ended) missed()
    })
    opened.on('change', notify)
    opened.on('error', (error) => {
      opened.close().catch(() => undefined)
      const resumeToken = opened.resumeToken ?? undefined
      const goesOn =
        resumeToken !== undefined && !(error instanceof mongoose.mongo.MongoServerError && lost.has(error.code))
      const reopen = () => {
        if (ended) return
        open({ ...lookup, ...(goesOn ? { resumeAfter: resumeToken } : {}) }, !goesOn)
      }
      setTimeout(reopen, retryDelayMs).unref()
    })
  }
  open(from, false)
  const stop = async () => {
    ended = true
    start()
    await stream.close().catch(() => undefined)
  }
  return { started, stop }
}
