import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { filled } from '../fields.ts'
import { buyerProfile } from '../session/signed-in.ts'

/** Changes a buyer's profile; omitted fields are kept, null removes one. */
export const changeProfile = call({
  name: 'change-profile',
  path: '/user/setUserInfo',
  effect: 'command',
  access: buyer,
  input: z.strictObject({
    name: filled(50).nullable().optional(),
    language: languageCode.optional(),
    /** A picture that this buyer uploaded with module `avatar`. */
    avatarFileId: fileId.nullable().optional(),
  }),
  output: buyerProfile,
  errors: ['file-not-found', 'version-conflict'],
  storeReply: false,
})
