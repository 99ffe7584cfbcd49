import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { mailTextName } from './mail-text-fields.ts'

/** A mail as its reader gets it, with sample data. `html` is a whole document without scripts. */
export const previewMailText = call({
  name: 'preview-mail-text',
  path: '/private/mail-text/preview',
  effect: 'read',
  access: staff('mail-texts.read'),
  input: z.object({ name: mailTextName, language: languageCode }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: [],
})
