import { handbookPageId } from '@pinline/events/ids'
import { handbookPageContent } from '@pinline/events/notification/handbook-page-content'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** What a page of the handbook said in one of its versions, to read or to compare. */
export const getHandbookVersion = call({
  name: 'get-handbook-version',
  path: '/private/handbook/version',
  effect: 'read',
  access: staff('handbook.read'),
  input: z.strictObject({ id: handbookPageId, version: z.coerce.number().int().min(1) }),
  output: z.object({ version: z.int(), ...handbookPageContent.shape }),
  errors: ['handbook-page-not-found', 'handbook-version-not-found'],
})
