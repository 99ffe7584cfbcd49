import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** The handbook's sections in alphabetical order with the number of their current pages, at most 200. */
export const listHandbookSections = call({
  name: 'list-handbook-sections',
  path: '/private/handbook/sections',
  effect: 'read',
  access: staff('handbook.read'),
  input: z.strictObject({}),
  output: z.object({ list: z.array(z.object({ section: z.string(), pages: z.int() })) }),
  errors: [],
})
