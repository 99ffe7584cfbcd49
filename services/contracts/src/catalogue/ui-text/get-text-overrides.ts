import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { uiTextSurface } from './ui-text-fields.ts'

/** The texts that staff changed in the shop or the console, by key without its surface. What the screens load. */
export const getTextOverrides = call({
  name: 'get-text-overrides',
  path: '/locale/text-overrides',
  effect: 'read',
  access: open,
  input: z.object({ surface: uiTextSurface }),
  /** Only languages with changed texts. */
  output: z.object({ texts: z.partialRecord(languageCode, z.record(z.string(), z.string())) }),
  errors: [],
})
