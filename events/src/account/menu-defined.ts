import { z } from 'zod'
import { event } from '../event.ts'

/** A directory (M), page (C) or button (B) of the console, as defined from now on. */
export const menuDefined = event('menu-defined', {
  menuId: z.string().min(1),
  parentId: z.string().nullable(),
  menuType: z.enum(['M', 'C', 'B']),
  orderNum: z.int(),
  path: z.string(),
  /** Text by language code. */
  title: z.record(z.string(), z.string()),
  icon: z.string(),
  isShow: z.boolean(),
  disabled: z.boolean(),
  authority: z.string().nullable(),
})
export type MenuDefined = z.infer<typeof menuDefined>
