import type mongoose from 'mongoose'

/** The generations of one version of a read model. */
export interface StoredGenerations {
  /** `<projection>-<version>`. */
  readonly _id: string
  readonly live: number
  /** The highest number ever used: none is reused, because its rows and offsets may still exist. */
  readonly last: number
  readonly all: readonly { readonly number: number; readonly since: Date }[]
  /** While a changed projection's rows are not yet there, though another version's are or were. */
  readonly filling?: true
  /** When an instance of this version last checked, to the hour. Unknown for generations of earlier releases. */
  readonly seen?: Date
  /** When the generation that is fed and not read was begun, or read last. Unknown for those of earlier releases. */
  readonly standbySince?: Date
  /** Those whose rows the next sweep drops. */
  readonly discarded?: readonly { readonly number: number; readonly at: Date }[]
}

export const storedGenerations = (db: mongoose.mongo.Db): mongoose.mongo.Collection<StoredGenerations> =>
  db.collection<StoredGenerations>('view-generations', { writeConcern: { w: 'majority' } })
