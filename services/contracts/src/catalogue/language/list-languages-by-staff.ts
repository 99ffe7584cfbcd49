import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageRow } from './language-row.ts'

/** All languages, also those that are not enabled, in their order. */
export const listLanguagesByStaff = call({
  name: 'list-languages-by-staff',
  path: '/private/languages/list',
  effect: 'read',
  access: staff('languages.read'),
  input: z.object({}),
  output: z.object({
    list: z.array(
      languageRow.extend({
        /** Share of published content that is complete in the language, 0 to 1. */
        contentShare: z.number().min(0).max(1),
      }),
    ),
  }),
  errors: [],
})
