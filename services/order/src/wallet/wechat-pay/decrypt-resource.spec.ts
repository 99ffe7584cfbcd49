import { describe, expect, it } from 'vitest'
import { decryptResource } from './decrypt-resource.ts'

/** Encrypted once by the AES-GCM of Python's cryptography package. */
const apiV3Key = 'an-apiv3-key-made-for-the-vector'
const encrypted = {
  nonce: 'nonce-000001',
  associated_data: 'transaction',
  ciphertext:
    'n2+q+E8PEEwXRPNIzaqGKzDrlYaQIW4k90h7Fi3H+1GZ5jJHEMhnHt/6IrK1MQKVimpb287AWVEXC4TqxtyNCBXh8K26bvBxcBDmlUgvYalbic/XXg==',
}
const plaintext = '{"out_trade_no":"pay-000000000000000000000001","note":"支付成功"}'

describe('an encrypted resource', () => {
  it('opens under its key', () => expect(decryptResource(apiV3Key, encrypted)).toBe(plaintext))

  it('is not decrypted if anything was changed', () => {
    const bytes = Buffer.from(encrypted.ciphertext, 'base64')
    const flipped = (at: number) => {
      const copy = Buffer.from(bytes)
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
      return { ...encrypted, ciphertext: copy.toString('base64') }
    }
    expect(decryptResource(apiV3Key.replace('an', 'no'), encrypted)).toBeUndefined()
    expect(decryptResource(apiV3Key, { ...encrypted, nonce: 'nonce-000002' })).toBeUndefined()
    expect(decryptResource(apiV3Key, { ...encrypted, associated_data: 'refund' })).toBeUndefined()
    expect(decryptResource(apiV3Key, flipped(0))).toBeUndefined()
    expect(decryptResource(apiV3Key, flipped(bytes.length - 1))).toBeUndefined()
    expect(
      decryptResource(apiV3Key, { ...encrypted, ciphertext: bytes.subarray(0, 16).toString('base64') }),
    ).toBeUndefined()
    expect(decryptResource(apiV3Key, { ...encrypted, ciphertext: '' })).toBeUndefined()
  })
})
