import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { changedUiText } from './ui-text-fields.ts'

/** The texts of the screens that staff changed in one language, by key; at most 500. */
export const listUiTexts = call({
  name: 'list-ui-texts',
  path: '/private/ui-text/list',
  effect: 'read',
  access: staff('ui-texts.read'),
  input: z.object({ language: languageCode }),
  output: z.object({ list: z.array(changedUiText), revision: z.int() }),
  errors: [],
})
