import type mongoose from 'mongoose'

/** Records every change of a collection from the moment at which this resolves; returns `stop`. */
export const followChanges = async (
  collection: mongoose.mongo.Collection,
  take: (change: mongoose.mongo.ChangeStreamDocument) => void,
): Promise<() => Promise<void>> => {
  const stream = collection.watch()
  const first = await stream.tryNext()
  if (first !== null) take(first)
  const follow = async () => {
    for (;;) take(await stream.next())
  }
  // Closing the stream ends it with an error.
  follow().catch(() => undefined)
  return () => stream.close()
}
