import { randomBytes } from 'node:crypto'
import type mongoose from 'mongoose'
import { z } from 'zod'
import { isDuplicateKey } from '../event-store/duplicate-key.ts'
import { derivedKey } from './derived-key.ts'
import { RecordCipher, type VaultSecrets } from './record-cipher.ts'

/** The collection of a service's own keys, encrypted under VAULT_SECRET. */
export const keyCollection = 'keys'

const hashingSecret = z.object({
  secret: z.string(),
  /** True in installations that hashed by VAULT_SECRET itself before they had a key of their own. */
  isPlain: z.boolean(),
})
type HashingSecret = z.infer<typeof hashingSecret>

interface StoredKey {
  readonly _id: string
  readonly sealed: StoredBytes
}

/** Encrypted bytes as MongoDB returns or takes them. */
export type StoredBytes = mongoose.mongo.Binary | Buffer

export const bytesOf = (sealed: StoredBytes): Buffer => (Buffer.isBuffer(sealed) ? sealed : Buffer.from(sealed.buffer))

/**
 * The keys of a service. Values are encrypted by keys derived from VAULT_SECRET, which can be changed. Keyed hashes
 * cannot be made again without what they hash: their secret is random, made once and stored encrypted, so that it
 * survives a change of VAULT_SECRET.
 */
export class Keys {
  readonly #secrets: VaultSecrets
  readonly #hashing: HashingSecret
  readonly #ciphers = new Map<string, RecordCipher>()

  constructor(secrets: VaultSecrets, hashing: HashingSecret) {
    this.#secrets = secrets
    this.#hashing = hashing
  }

  /**
   * The keys of the service with this database; the first start makes them. Throws DecryptionError if no secret opens
   * them.
   */
  static async open(db: mongoose.mongo.Db, secrets: VaultSecrets): Promise<Keys> {
    const stored = db.collection<StoredKey>(keyCollection, { writeConcern: { w: 'majority' } })
    const cipher = new RecordCipher(secrets, keyCollection)
    const read = async (): Promise<HashingSecret | undefined> => {
      const found = await stored.findOne({ _id: 'hashing' })
      if (found === null) return undefined
      return hashingSecret.parse(JSON.parse(cipher.decrypt(found._id, bytesOf(found.sealed)).text))
    }
    const known = await read()
    if (known !== undefined) return new Keys(secrets, known)
    const hasClaims = (await db.collection('claims').findOne({}, { projection: { _id: 1 } })) !== null
    const hasCommits = (await db.collection('commits').findOne({}, { projection: { _id: 1 } })) !== null
    const made: HashingSecret =
      hasClaims || hasCommits
        ? { secret: secrets.previous ?? secrets.current, isPlain: true }
        : { secret: randomBytes(32).toString('base64url'), isPlain: false }
    try {
      await stored.insertOne({ _id: 'hashing', sealed: cipher.encrypt('hashing', JSON.stringify(made)) })
      return new Keys(secrets, made)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      // Another instance was first.
      const others = await read()
      if (others === undefined) throw error
      return new Keys(secrets, others)
    }
  }

  /** Encrypts and opens values of one purpose, which is the name of their collection. */
  cipher(purpose: string): RecordCipher {
    const known = this.#ciphers.get(purpose) ?? new RecordCipher(this.#secrets, purpose)
    this.#ciphers.set(purpose, known)
    return known
  }

  /** The key of keyed hashes for one purpose; the same for ever. */
  hashing(purpose: string): string | Buffer {
    const { secret, isPlain } = this.#hashing
    return isPlain ? secret : derivedKey(secret, `hash ${purpose}`)
  }
}
