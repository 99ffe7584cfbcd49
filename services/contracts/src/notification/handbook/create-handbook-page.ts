import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { handbookPageFields } from './handbook-page-fields.ts'
import { handbookPageChanged } from './handbook-page-row.ts'

/** Writes a page of the handbook. */
export const createHandbookPage = call({
  name: 'create-handbook-page',
  path: '/private/handbook/create',
  effect: 'command',
  access: staff('handbook.update'),
  input: z.object(handbookPageFields),
  output: handbookPageChanged,
  errors: ['version-conflict'],
})
