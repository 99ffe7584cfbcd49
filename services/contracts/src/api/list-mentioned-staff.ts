import { staffId } from '@pinline/events/ids'
import { mentionResource } from '@pinline/events/notification/mention-to-do-opened'
import { z } from 'zod'
import { call, internal } from './call.ts'

/** Limit of people in one query: as many as a hundred notes can mention. */
export const maxMentionedStaff = 2000

/**
 * The staff among the ids who exist, with their names. `mentionable`: they are active, and their role may read records of
 * the resource and to-dos.
 */
export const listMentionedStaff = call({
  name: 'list-mentioned-staff',
  path: '/internal/read-mentioned-staff',
  effect: 'read',
  access: internal,
  input: z.object({ ids: z.array(staffId).min(1).max(maxMentionedStaff), resource: mentionResource }),
  output: z.object({ list: z.array(z.object({ id: staffId, name: z.string(), mentionable: z.boolean() })) }),
  errors: [],
})
