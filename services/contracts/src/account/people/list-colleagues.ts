import { staffId } from '@pinline/events/ids'
import { mentionResource } from '@pinline/events/notification/mention-to-do-opened'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { cleanedText } from '../../api/text.ts'

/** A member of staff as every colleague knows them: without username, mailbox or phone number. */
export const colleague = z.object({ id: staffId, name: z.string(), roleName: z.string() })
export type Colleague = z.infer<typeof colleague>

/**
 * Whom the caller can mention in notes on records of a resource, by name: active staff whose role may read them. Whose name
 * begins with the words of `q` comes before those who have them elsewhere. The caller is not listed.
 */
export const listColleagues = call({
  name: 'list-colleagues',
  path: '/private/people/colleagues',
  effect: 'read',
  access: staff(null),
  input: pageRequest.extend({ q: cleanedText(80).optional(), resource: mentionResource }),
  output: page(colleague),
  errors: [],
})
