import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { fileText, uiTextTarget } from './ui-text-fields.ts'

/**
 * Puts a text in the place of what the shop's or the console's files say in one language. It must use the values that
 * the file's text uses. The same text as in the file resets it.
 */
export const setUiText = call({
  name: 'set-ui-text',
  path: '/private/ui-text/set',
  effect: 'command',
  access: staff('ui-texts.update'),
  input: uiTextTarget.extend({
    text: multiLine(1000, { missing: 'required', tooLong: 'too-long' }).min(1, 'required'),
    /** What the file says now in this language; empty if it says nothing. */
    base: fileText,
    /** What the file says now in English. */
    source: fileText,
  }),
  output: z.object({ revision: z.int() }),
  errors: ['version-conflict', 'ui-text-malformed', 'ui-text-arguments-differ', 'ui-text-limit-reached'],
})
