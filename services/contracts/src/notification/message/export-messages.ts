import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/**
 * The stored messages to these phone numbers and mailboxes; of those with a code, or with a link that acts for the
 * person, not the text.
 */
export const exportMessages = call({
  name: 'export-messages',
  path: '/internal/export-messages',
  effect: 'read',
  access: internal,
  input: z.object({ contacts: z.array(cleanedText(254).min(3)).max(500) }),
  output: z.object({
    list: z.array(
      z.object({
        to: z.string(),
        channel: z.enum(['email', 'sms']),
        subject: z.string().nullable(),
        text: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})
