import type mongoose from 'mongoose'

type Document = mongoose.mongo.BSON.Document

/** Above every offset of a topic. */
const beyond = '9223372036854775807'

/** Every commit with events is published again: the topics are new. */
const commit = (document: Document): Document =>
  document.streamType === 'request' ? document : { ...document, unpublished: true }

/**
 * Offsets of the old topic say nothing about the new one; the time of the activation does. Without one, as earlier
 * releases stored it, offsets stay: some events near them may have their effect once more, or not.
 */
const activation = (document: Document, partitions: number): Document => {
  if (document.since === undefined) return document
  const all = Array.from({ length: partitions }, (_, partition) => [String(partition), beyond])
  return { ...document, offsets: Object.fromEntries(all) }
}

/** Only the generation that was read is fed, and the service is not ready before it is complete. */
const viewGenerations = (document: Document): Document => {
  const { all, live } = document
  if (!Array.isArray(all) || all.length === 0) return document
  return { ...document, all: all.filter(({ number }) => Number(number) === Number(live)), filling: true }
}

/**
 * A document of a backup as it is stored in a new installation, whose topics have other offsets and whose views have no
 * rows yet.
 * @param partitions of each new topic
 */
export const restoredDocument = (collection: string, document: Document, partitions: number): Document => {
  switch (collection) {
    case 'commits':
      return commit(document)
    case 'activations':
      return activation(document, partitions)
    case 'view-generations':
      return viewGenerations(document)
    default:
      return document
  }
}
