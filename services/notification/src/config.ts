import { fileStoreConfig } from '@pinline/chassis/files/file-store'
import type { ShownVariables } from '@pinline/chassis/settings/shown-variables'
import { z } from 'zod'
import { smsConfig } from './messages/sms-settings.ts'
import { networksOf } from './webhooks/address-policy.ts'

const areNetworks = (networks: readonly string[]): boolean => {
  try {
    networksOf(networks)
    return true
  } catch {
    return false
  }
}

/**
 * The notification service's own settings. Without SMTP_URL mails stay in the mailbox, which production does not allow.
 */
const ownSettings = z.object({
  SMTP_URL: z.string().startsWith('smtp').optional(),
  SMTP_FROM: z.string().min(3).default('Meridian Connect <no-reply@pinline.example>'),
  /** Megabytes (10^6 bytes) of files that all forms of a day may have together. */
  FORM_FILES_DAY_MB: z.coerce.number().min(1).default(2000),
  /** Megabytes of files that the forms of a day from one network address may have together. */
  FORM_FILES_ADDRESS_MB: z.coerce.number().min(1).default(200),
  /** Whether webhooks may be sent without TLS. */
  WEBHOOK_ALLOW_HTTP: z.enum(['on', 'off']).default('off'),
  /** Networks that are not public and that webhooks may be sent to all the same, as `10.1.0.0/16`, by commas. */
  WEBHOOK_ALLOWED_NETWORKS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((network) => (network.trim() === '' ? [] : [network.trim()])))
    .refine(areNetworks, 'not networks such as 10.1.0.0/16'),
  /** How long a webhook endpoint may take for its response. */
  WEBHOOK_TIMEOUT_SECONDS: z.coerce.number().positive().max(60).default(15),
  /** Webhooks that are sent to one endpoint at once, by one process. */
  WEBHOOK_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  /** An endpoint that takes no webhook for so long is disabled. */
  WEBHOOK_DISABLE_AFTER_HOURS: z.coerce.number().positive().default(24),
  /** For how long what was sent is listed, and can be sent again. */
  WEBHOOK_LOG_DAYS: z.coerce.number().min(4).default(30),
})

export const notificationConfig = ownSettings.and(smsConfig).and(fileStoreConfig)

/** What staff see of them. */
export const notificationVariables: ShownVariables = {
  plain: [
    'SMTP_FROM',
    'FORM_FILES_DAY_MB',
    'WEBHOOK_TIMEOUT_SECONDS',
    'WEBHOOK_DISABLE_AFTER_HOURS',
    'WEBHOOK_LOG_DAYS',
  ],
  secret: ['SMTP_URL'],
}
