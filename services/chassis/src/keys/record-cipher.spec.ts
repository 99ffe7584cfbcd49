import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DecryptionError, RecordCipher } from './record-cipher.ts'

const current = 'the current secret, 32 bytes or more'
const previous = 'the previous secret'

/** As versions before the first numbered one encrypted. */
const encryptFormerly = (secret: string, text: string): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(secret).digest(), nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

describe('an encrypted value', () => {
  it('opens for its own record and purpose, and for no other', () => {
    const cipher = new RecordCipher({ current }, 'vault')
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (record, other, text) => {
        const encrypted = cipher.encrypt(record, text)
        expect(cipher.decrypt(record, encrypted)).toEqual({ text, isCurrent: true })
        if (other !== record) expect(() => cipher.decrypt(other, encrypted)).toThrow(DecryptionError)
        expect(() => new RecordCipher({ current }, 'messages').decrypt(record, encrypted)).toThrow(DecryptionError)
      }),
    )
  })

  it('does not open once a byte of it is changed', () => {
    const cipher = new RecordCipher({ current }, 'vault')
    const encrypted = cipher.encrypt('contact-b-1@1', 'demo@pinline.example')
    for (const [at, byte] of encrypted.entries()) {
      const changed = Buffer.from(encrypted)
      changed[at] = byte ^ 1
      expect(() => cipher.decrypt('contact-b-1@1', changed), `byte ${at}`).toThrow(DecryptionError)
    }
  })

  it('opens after a change of the secret while the former one is known, and is then not current', () => {
    const encrypted = new RecordCipher({ current: previous }, 'vault').encrypt('a', 'text')
    expect(new RecordCipher({ current, previous }, 'vault').decrypt('a', encrypted)).toEqual({
      text: 'text',
      isCurrent: false,
    })
    expect(() => new RecordCipher({ current }, 'vault').decrypt('a', encrypted)).toThrow('VAULT_SECRET_PREVIOUS')
  })

  it('opens if an earlier version encrypted it, with the current secret and with the former one', () => {
    for (const secret of [current, previous])
      expect(new RecordCipher({ current, previous }, 'vault').decrypt('a', encryptFormerly(secret, 'text'))).toEqual({
        text: 'text',
        isCurrent: false,
      })
    expect(() => new RecordCipher({ current }, 'vault').decrypt('a', encryptFormerly(previous, 'text'))).toThrow(
      DecryptionError,
    )
  })

  it('is a DecryptionError when it is too short to be one', () => {
    for (const length of [0, 1, 5, 17, 28])
      expect(() => new RecordCipher({ current }, 'vault').decrypt('a', Buffer.alloc(length, 1))).toThrow(
        DecryptionError,
      )
  })
})
