import { z } from 'zod'

/** A message as the mailbox of a development machine stores it. `code` only if the message contains one. */
export const mailboxMessage = z.object({
  id: z.string(),
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  text: z.string(),
  code: z.string().optional(),
  at: z.iso.datetime(),
})
export type MailboxMessage = z.infer<typeof mailboxMessage>

export const mailboxList = z.object({ list: z.array(mailboxMessage) })
