import { z } from 'zod'

/**
 * The notification service's own settings. Without SMTP_URL mails stay in the mailbox, which production does not allow.
 */
export const notificationConfig = z.object({
  SMTP_URL: z.string().startsWith('smtp').optional(),
  SMTP_FROM: z.string().min(3).default('Meridian Connect <no-reply@pinline.example>'),
})
