import { fileStoreConfig } from '@pinline/chassis/files/file-store'
import { z } from 'zod'

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
})

export const notificationConfig = ownSettings.and(fileStoreConfig)
