import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { uiTextChange } from './ui-text-fields.ts'

/** What staff changed in the texts of one language, newest first. */
export const listUiTextHistory = call({
  name: 'list-ui-text-history',
  path: '/private/ui-text/history',
  effect: 'read',
  access: staff('ui-texts.read'),
  input: pageRequest.extend({ language: languageCode }),
  output: page(uiTextChange),
  errors: [],
})
