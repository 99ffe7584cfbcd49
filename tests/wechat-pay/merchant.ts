import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** A merchant for one test, registered with the emulated platform. */
export interface Merchant {
  readonly mchid: string
  readonly appid: string
  /** Serial number of the certificate that signs requests. */
  readonly serial: string
  readonly privateKeyPem: string
  readonly publicKey: KeyObject
  readonly apiV3Key: string
}

export const newMerchant = (): Merchant => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const privateKeyPem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return {
    mchid: `19${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`,
    appid: `wx${randomBytes(8).toString('hex')}`,
    serial: randomBytes(20).toString('hex').toUpperCase(),
    privateKeyPem,
    publicKey: createPublicKey(createPrivateKey(privateKeyPem)),
    apiV3Key: randomBytes(16).toString('hex'),
  }
}
