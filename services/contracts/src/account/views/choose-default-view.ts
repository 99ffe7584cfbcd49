import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { viewedList, viewIdText } from './saved-view.ts'

/** The view with which a list opens for the caller; null: none. */
export const chooseDefaultView = call({
  name: 'choose-default-view',
  path: '/private/views/choose-default',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({ list: viewedList, id: viewIdText.nullable() }),
  output: z.object({ defaultId: z.string().nullable() }),
  errors: ['saved-view-not-found'],
})
