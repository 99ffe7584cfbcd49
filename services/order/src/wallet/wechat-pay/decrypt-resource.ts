import { createDecipheriv } from 'node:crypto'
import { z } from 'zod'

const tagBytes = 16

/** The platform's encrypted content: in webhooks, and of certificates. */
export const encryptedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM').optional(),
  nonce: z.string().length(12),
  associated_data: z.string().default(''),
  ciphertext: z.base64(),
})
export type EncryptedResource = z.infer<typeof encryptedResource>

/**
 * Decrypts AES-256-GCM with the merchant's APIv3 key; the tag follows the ciphertext. Undefined if key, nonce,
 * associated data, ciphertext or tag do not match.
 */
export const decryptResource = (
  apiV3Key: string,
  { nonce, associated_data: associated, ciphertext }: EncryptedResource,
): string | undefined => {
  const encrypted = Buffer.from(ciphertext, 'base64')
  if (encrypted.length <= tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(associated))
  decipher.setAuthTag(encrypted.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
