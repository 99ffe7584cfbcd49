import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

/** The secret that values are encrypted with, and the one before it while values are still encrypted with that. */
export interface VaultSecrets {
  readonly current: string
  readonly previous?: string | undefined
}

export interface Opened {
  readonly text: string
  /** False if it should be encrypted again: with the former secret, or by an earlier version of the software. */
  readonly isCurrent: boolean
}

/** No secret opens the value, or it was encrypted for another record. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError'
}

interface Key {
  readonly id: Buffer
  readonly key: Buffer
}

const version = 1
const keyIdBytes = 4
const nonceBytes = 12
const tagBytes = 16

const decryptBytes = (key: Buffer, bytes: Buffer, associated: Buffer | undefined): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  if (associated !== undefined) decipher.setAAD(associated)
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

/**
 * Encrypts values of one purpose by AES-256-GCM: `version, id of the key, nonce, tag, text`. Purpose and record are
 * authenticated with it. Prevents the failure "somebody with access to the database gives one person's record to
 * another". Opens the form of earlier versions too, which had neither version nor record.
 */
export class RecordCipher {
  readonly #purpose: string
  readonly #keys: readonly Key[]
  readonly #formerKeys: readonly Buffer[]

  constructor({ current, previous }: VaultSecrets, purpose: string) {
    const secrets = [current, ...(previous === undefined ? [] : [previous])]
    this.#purpose = purpose
    this.#keys = secrets.map((secret) => ({
      key: derivedKey(secret, `encrypt ${purpose}`),
      id: derivedKey(secret, `encrypt-id ${purpose}`).subarray(0, keyIdBytes),
    }))
    this.#formerKeys = secrets.map((secret) => createHash('sha256').update(secret).digest())
  }

  /** @param record the stream, person or document that the value belongs to; it opens for no other */
  encrypt(record: string, text: string): Buffer {
    const [current] = this.#keys
    if (current === undefined) throw new Error('a cipher has no key')
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', current.key, nonce)
    cipher.setAAD(this.#associated(record))
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([Buffer.from([version]), current.id, nonce, cipher.getAuthTag(), encrypted])
  }

  /** Throws DecryptionError. */
  decrypt(record: string, bytes: Buffer): Opened {
    const body = bytes.subarray(1 + keyIdBytes)
    const used = this.#keys.findIndex(({ id }) => bytes[0] === version && id.equals(bytes.subarray(1, 1 + keyIdBytes)))
    const key = this.#keys[used]
    try {
      if (key !== undefined)
        return { text: decryptBytes(key.key, body, this.#associated(record)), isCurrent: used === 0 }
    } catch {
      throw new DecryptionError(`an encrypted ${this.#purpose} was changed, or belongs to another record`)
    }
    for (const former of this.#formerKeys) {
      try {
        return { text: decryptBytes(former, bytes, undefined), isCurrent: false }
      } catch {
        // The next secret may open it.
      }
    }
    throw new DecryptionError(`no secret decrypts a ${this.#purpose}: is VAULT_SECRET_PREVIOUS missing?`)
  }

  #associated(record: string): Buffer {
    return Buffer.from(JSON.stringify([this.#purpose, record]))
  }
}
