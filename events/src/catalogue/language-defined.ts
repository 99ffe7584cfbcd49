import { z } from 'zod'
import { event } from '../event.ts'

/** A language of the shop as it is shown from now on. */
export const languageDefined = event('language-defined', {
  /** Of the language in addresses, e.g. `zh_cn`. */
  code: z.string().regex(/^[a-z]{2}(_[a-z]{2})?$/),
  /** In the language itself. */
  name: z.string().min(1).max(40),
  /** The code of a country whose flag is its picture. */
  flag: z.string().regex(/^[a-z]{2}$/),
  /** Pages of a language that is not enabled do not exist. */
  enabled: z.boolean(),
  /** Place in lists. */
  orderNum: z.int().min(0),
})
export type LanguageDefined = z.infer<typeof languageDefined>
