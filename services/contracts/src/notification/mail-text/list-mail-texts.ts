import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { mailTextName } from './mail-text-fields.ts'

/** Every kind of mail with its subject in the reader's language, and where a test mail would go. */
export const listMailTexts = call({
  name: 'list-mail-texts',
  path: '/private/mail-text/list',
  effect: 'read',
  access: staff('mail-texts.read'),
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        name: mailTextName,
        /** Filled with sample data. */
        subject: z.string(),
        /** Types of the events that send it; none where a person's request does. */
        events: z.array(z.string()),
        /** Buyers may do without it. */
        isOptional: z.boolean(),
      }),
    ),
    /** The member's own confirmed e-mail address; null without one. */
    testAddress: z.string().nullable(),
  }),
  errors: [],
  storeReply: false,
})
