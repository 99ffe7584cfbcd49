import { z } from 'zod'
import { event } from '../event.ts'

/** Where a text of the screens stands: `shop:` or `console:`, then the key that code uses, e.g. `shop:cart:title`. */
export const uiTextKey = z
  .string()
  .max(200)
  .regex(/^(shop:[a-z][\w-]*:|console:)[A-Za-z0-9][\w-]*(\.[A-Za-z0-9][\w-]*)*$/)

/** From now on a text of the screens reads otherwise in one language than its file says. */
export const uiTextSet = event('ui-text-set', {
  key: uiTextKey,
  text: z.string().min(1).max(1000),
  /** What the file said in this language when the text was written. */
  base: z.string().max(4000),
  /** What the file said in English when the text was written. */
  source: z.string().max(4000),
})
export type UiTextSet = z.infer<typeof uiTextSet>
