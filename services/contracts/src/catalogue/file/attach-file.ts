import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { fileOwner } from './file-row.ts'
import { uploadModule } from './upload-rules.ts'

/**
 * Attaches files, so that they are not deleted: `to` identifies the owner object, e.g. `avatar-b-…`. A repetition does
 * nothing. 404, and nothing is attached, if one of them is gone, somebody else's, of another module or attached
 * elsewhere. With `replaces`, other files of the same object are detached; `fileIds` may then be empty. With `sharedWith` a
 * buyer may read them too, and they are erased with that buyer.
 */
export const attachFile = call({
  name: 'attach-file',
  path: '/internal/attach-file',
  effect: 'command',
  access: internal,
  input: z.object({
    fileIds: z.array(fileId).max(20),
    to: cleanedText(120).min(3),
    owner: fileOwner,
    module: uploadModule.optional(),
    sharedWith: fileOwner.optional(),
    replaces: z.boolean().default(false),
  }),
  output: z.object({ attached: z.int() }),
  errors: ['file-not-found'],
})
