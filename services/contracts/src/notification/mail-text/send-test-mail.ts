import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { mailTextName } from './mail-text-fields.ts'

/** Sends a mail with sample data to the member's own confirmed address, marked as a test. */
export const sendTestMail = call({
  name: 'send-test-mail',
  path: '/private/mail-text/test',
  effect: 'command',
  access: staff('mail-texts.test'),
  input: z.object({ name: mailTextName, language: languageCode }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['email-not-confirmed'],
  limit: { requests: 20, perSeconds: 3600 },
})
