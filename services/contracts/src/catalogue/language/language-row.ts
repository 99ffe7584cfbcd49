import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { shopPath } from '../../api/web-url.ts'

/** A language for its editors; `revision` must be sent with the next command. */
export const languageRow = z.object({
  code: languageCode,
  /** BCP 47. */
  tag: z.string(),
  /** In the language itself. */
  name: z.string(),
  flag: z.string(),
  /** The flag, a path below the storefront's origin. */
  image: shopPath,
  enabled: z.boolean(),
  orderNum: z.int(),
  isDefault: z.boolean(),
  revision: z.int(),
})
export type LanguageRow = z.infer<typeof languageRow>
