import { z } from 'zod'

/** M directory, C page, B button. */
export const menuType = z.enum(['M', 'C', 'B'])

/** A menu for its editors. `title` in the language of the request; `revision` must be sent with the next command. */
export const menuRow = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  orderNum: z.int(),
  path: z.string(),
  title: z.string(),
  titles: z.record(z.string(), z.string()),
  icon: z.string(),
  isShow: z.boolean(),
  /** True when disabled. */
  state: z.boolean(),
  menuType,
  authority: z.string().nullable(),
  /** Shipped with the product. */
  shipped: z.boolean(),
  revision: z.int(),
})
export type MenuRow = z.infer<typeof menuRow>
