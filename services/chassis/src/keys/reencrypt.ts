import type mongoose from 'mongoose'
import { bytesOf, type Keys, keyCollection, type StoredBytes } from './keys.ts'

interface EncryptedDocument {
  readonly _id: string
  readonly sealed?: StoredBytes
}

export interface ReencryptedBatch {
  readonly reencrypted: number
  /** Where the next batch begins; undefined at the end. */
  readonly next: { readonly collection: string; readonly after: string } | undefined
}

const batchSize = 1000

/** Collections of every service with encrypted documents. */
const ownCollections = ['vault', keyCollection]

export const isEncrypted = (collection: string, collections: readonly string[]): boolean =>
  [...ownCollections, ...collections].includes(collection)

/**
 * Encrypts again what is encrypted under the former secret or by an earlier version, a batch at a time: afterwards the
 * former secret is not needed any more. A value that changes meanwhile is left, since whoever writes encrypts with the
 * current secret.
 */
export const reencryptBatch = async (
  db: mongoose.mongo.Db,
  keys: Keys,
  collections: readonly string[],
  from?: { readonly collection: string; readonly after: string },
): Promise<ReencryptedBatch> => {
  const all = [...ownCollections, ...collections]
  const name = from?.collection ?? all[0] ?? ''
  const cipher = keys.cipher(name)
  const stored = db.collection<EncryptedDocument>(name, { writeConcern: { w: 'majority' } })
  const batch = await stored
    .find({ _id: { $gt: from?.after ?? '' } }, { projection: { sealed: 1 } })
    .sort({ _id: 1 })
    .limit(batchSize)
    .toArray()
  const stale = batch.flatMap(({ _id, sealed }) => {
    if (sealed === undefined) return []
    const opened = cipher.decrypt(_id, bytesOf(sealed))
    if (opened.isCurrent) return []
    return [{ updateOne: { filter: { _id, sealed }, update: { $set: { sealed: cipher.encrypt(_id, opened.text) } } } }]
  })
  const reencrypted = stale.length === 0 ? 0 : (await stored.bulkWrite(stale, { ordered: false })).modifiedCount
  const last = batch.at(-1)
  if (last !== undefined && batch.length === batchSize)
    return { reencrypted, next: { collection: name, after: last._id } }
  const following = all[all.indexOf(name) + 1]
  return { reencrypted, next: following === undefined ? undefined : { collection: following, after: '' } }
}
