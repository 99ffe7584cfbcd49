import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { singleLine } from '../../api/text.ts'
import { languageRow } from './language-row.ts'

const errors = { missing: 'required', tooLong: 'too-long' }

/** Changes what is given of how a language is shown, and whether the shop has it. English always is there. */
export const updateLanguage = call({
  name: 'update-language',
  path: '/private/languages/update',
  effect: 'command',
  access: staff('languages.update'),
  input: z.strictObject({
    code: languageCode,
    /** The one that the editor saw. */
    revision: z.int('required').min(1, 'required'),
    name: singleLine(40, errors).min(1, 'required').optional(),
    flag: singleLine(2, errors)
      .regex(/^[a-z]{2}$/, 'invalid')
      .optional(),
    enabled: z.boolean().optional(),
    orderNum: z.int('order-format').min(0, 'order-format').max(10_000, 'order-format').optional(),
  }),
  output: languageRow,
  errors: ['not-found', 'version-conflict', 'default-language-fixed'],
})
