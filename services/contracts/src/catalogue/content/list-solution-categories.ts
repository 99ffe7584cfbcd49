import { solutionCategory } from '@pinline/events/catalogue/content-details'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contentRow } from './content-shown.ts'

/** Solutions by category, in their order. */
export const listSolutionCategories = call({
  name: 'list-solution-categories',
  path: '/solution-categories',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(z.object({ category: solutionCategory, solutions: z.array(contentRow) })),
  errors: [],
})
