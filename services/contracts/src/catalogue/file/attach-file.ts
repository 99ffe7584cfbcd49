import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { fileOwner } from './file-row.ts'
import { uploadModule } from './upload-rules.ts'

/**
 * Says what files belong to, so that they are not let go: `to` is the name of that thing, e.g. `avatar-b-…`. Attaching
 * again to the same is quiet. 404, and nothing is attached, where one of them is gone, somebody else's, of another
 * module or attached elsewhere. With `replaces`, what else was attached to the same thing is let go; `fileIds` may then
 * be empty.
 */
export const attachFile = call({
  name: 'attach-file',
  path: '/internal/attach-file',
  effect: 'command',
  access: internal,
  input: z.object({
    fileIds: z.array(fileId).max(20),
    to: z.string().min(3).max(120),
    owner: fileOwner,
    module: uploadModule.optional(),
    replaces: z.boolean().default(false),
  }),
  output: z.object({ attached: z.int() }),
  errors: ['file-not-found'],
})
