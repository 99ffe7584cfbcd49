import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { uiTextTarget } from './ui-text-fields.ts'

/** Lets a text read as its file says again. */
export const resetUiText = call({
  name: 'reset-ui-text',
  path: '/private/ui-text/reset',
  effect: 'command',
  access: staff('ui-texts.update'),
  input: uiTextTarget,
  output: z.object({ revision: z.int() }),
  errors: ['version-conflict'],
})
