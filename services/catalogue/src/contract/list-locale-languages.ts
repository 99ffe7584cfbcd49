import { call, open } from '@pinline/chassis/contract/call'
import { languageCode } from '@pinline/chassis/contract/languages'
import { z } from 'zod'

/** The enabled languages, each by its own name. */
export const listLocaleLanguages = call({
  name: 'list-locale-languages',
  path: '/locale/languages',
  effect: 'read',
  authority: open,
  input: z.object({}),
  output: z.array(z.object({ code: languageCode, name: z.string(), image: z.string(), tag: z.string() })),
  errors: [],
})
