import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

const contacts = z.array(cleanedText(254).min(3)).min(1).max(500)

/** Removes all messages to these phone numbers and mailboxes, except the one about the deleted account. */
export const forgetMessages = call({
  name: 'forget-messages',
  path: '/internal/forget-messages',
  effect: 'command',
  access: internal,
  input: z.object({ contacts }),
  output: z.object({ forgotten: z.int() }),
  errors: [],
})
