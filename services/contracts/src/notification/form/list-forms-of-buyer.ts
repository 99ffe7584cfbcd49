import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { myForm } from './form-row.ts'

/** The newest 1,000 forms of a buyer with the replies, for the export of their data. */
export const listFormsOfBuyer = call({
  name: 'list-forms-of-buyer',
  path: '/internal/list-forms-of-buyer',
  effect: 'read',
  access: internal,
  input: z.object({ buyerId }),
  output: z.object({ list: z.array(myForm) }),
  errors: [],
})
