import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** An endpoint got another secret. Until `previousUntil` webhooks are signed with the one before it too. */
export const webhookSecretRotated = event('webhook-secret-rotated', {
  /** The secret, in the vault. */
  secretRef: vaultReference,
  previousUntil: z.iso.datetime(),
  rotatedAt: z.iso.datetime(),
})
export type WebhookSecretRotated = z.infer<typeof webhookSecretRotated>
