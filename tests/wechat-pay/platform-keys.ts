import { createCipheriv, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { selfSignedCertificate } from './self-signed-certificate.ts'

const day = 86_400_000

export interface SignedHeaders {
  readonly 'wechatpay-timestamp': string
  readonly 'wechatpay-nonce': string
  readonly 'wechatpay-signature': string
  readonly 'wechatpay-signature-type': string
  readonly 'wechatpay-serial': string
}

export interface EncryptedResource {
  readonly algorithm: 'AEAD_AES_256_GCM'
  readonly nonce: string
  readonly associated_data: string
  readonly ciphertext: string
}

export interface PlatformCertificate {
  readonly serial: string
  readonly pem: string
  readonly privateKey: KeyObject
  readonly from: Date
  readonly until: Date
}

/** RSA-SHA256 (PKCS #1 v1.5) over timestamp, nonce and body, a line feed after each, in base64. */
export const signResponse = (privateKey: KeyObject, timestamp: string, nonce: string, body: string | Buffer): string =>
  createSign('sha256').update(`${timestamp}\n${nonce}\n`).update(body).update('\n').sign(privateKey, 'base64')

/** AES-256-GCM with a 12-byte nonce; the 16-byte tag follows the ciphertext. */
export const encryptResource = (apiV3Key: string, associatedData: string, plaintext: string): EncryptedResource => {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(associatedData))
  const encrypted = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: associatedData,
    ciphertext: encrypted.toString('base64'),
  }
}

/** The platform's signing keys: one public key that does not expire, and certificates that are renewed. */
export class PlatformKeys {
  readonly publicKeyId = `PUB_KEY_ID_0${randomBytes(16).toString('hex')}`
  readonly #own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #certificates: PlatformCertificate[] = []
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
    this.rotate()
  }

  /** What a merchant downloads from the platform's site in public-key mode. */
  get publicKeyPem(): string {
    return this.#own.publicKey.export({ format: 'pem', type: 'spki' }).toString()
  }

  /** Valid ones, the newest last. */
  get certificates(): readonly PlatformCertificate[] {
    return this.#certificates
  }

  get newest(): PlatformCertificate {
    const newest = this.#certificates.at(-1)
    if (newest === undefined) throw new Error('the platform has no certificate')
    return newest
  }

  /** Issues a new certificate; the previous one stays valid for a while. */
  rotate(): PlatformCertificate {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const serial = `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase()
    const from = new Date(this.#now().getTime() - day)
    const until = new Date(this.#now().getTime() + 365 * day)
    const pem = selfSignedCertificate({ name: 'Emulated platform', serial, publicKey, privateKey, from, until })
    const made = { serial, pem, privateKey, from, until }
    this.#certificates.push(made)
    return made
  }

  /** The key of a serial number; undefined for an unknown number. */
  privateKeyOf(serial: string): KeyObject | undefined {
    if (serial === this.publicKeyId) return this.#own.privateKey
    return this.#certificates.find((one) => one.serial === serial)?.privateKey
  }

  /** The headers of a response or a webhook, signed with the key of that serial number. */
  headersFor(serial: string, body: string | Buffer, at: Date = this.#now()): SignedHeaders {
    const privateKey = this.privateKeyOf(serial)
    if (privateKey === undefined) throw new Error(`the platform has no key ${serial}`)
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const nonce = randomBytes(16).toString('hex')
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signResponse(privateKey, timestamp, nonce, body),
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-serial': serial,
    }
  }

  /** The response of `GET /v3/certificates`: the valid ones, each encrypted for the merchant. */
  encryptedCertificates(apiV3Key: string): object {
    return {
      data: this.#certificates.map(({ serial, pem, from, until }) => ({
        serial_no: serial,
        effective_time: from.toISOString().replace('Z', '+00:00'),
        expire_time: until.toISOString().replace('Z', '+00:00'),
        encrypt_certificate: encryptResource(apiV3Key, 'certificate', pem),
      })),
    }
  }
}
