import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { filled } from '../fields.ts'
import { buyerSelf } from '../session/signed-in.ts'

/** Sets what a buyer says about themselves; what is left out stays, null takes it away. */
export const setUserInfo = call({
  name: 'set-user-info',
  path: '/user/setUserInfo',
  effect: 'command',
  authority: buyer,
  input: z.strictObject({
    name: filled(50).nullable().optional(),
    language: languageCode.optional(),
    /** A picture that this buyer uploaded with module `avatar`. */
    avatarFileId: fileId.nullable().optional(),
  }),
  output: buyerSelf,
  errors: ['file-not-found', 'version-conflict'],
  keepReply: false,
})
