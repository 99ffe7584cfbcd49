import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { shopPath } from '../../api/web-url.ts'

/** The enabled languages, each by its own name. */
export const listLocaleLanguages = call({
  name: 'list-locale-languages',
  path: '/locale/languages',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(z.object({ code: languageCode, name: z.string(), image: shopPath, tag: z.string() })),
  errors: [],
})
