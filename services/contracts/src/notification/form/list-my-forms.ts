import { formKind } from '@pinline/events/notification/form-submitted'
import { call, open } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { myForm } from './form-row.ts'

/**
 * The forms that somebody sent, newest first, with the replies to them: a buyer's own, and a visitor's by the cookie of
 * their browser. With `kind`, those of one kind.
 */
export const listMyForms = call({
  name: 'list-my-forms',
  path: '/contact/my-forms',
  effect: 'read',
  access: open,
  input: pageRequest.extend({ kind: formKind.optional() }),
  output: page(myForm),
  errors: [],
})
