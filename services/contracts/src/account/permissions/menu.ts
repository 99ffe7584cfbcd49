import { z } from 'zod'

/** A button of a page. `authority`: the key that calls require; `state`: true when disabled. */
export const menuButton = z.object({
  id: z.string(),
  title: z.string(),
  authority: z.string(),
  state: z.boolean(),
})
export type MenuButton = z.infer<typeof menuButton>

const menuFields = {
  id: z.string(),
  parentId: z.string().nullable(),
  orderNum: z.int(),
  path: z.string(),
  title: z.string(),
  icon: z.string(),
  isShow: z.boolean(),
  /** True when disabled. */
  state: z.boolean(),
  /** M directory, C page. Buttons (B) are in `buttons` of their page. */
  menuType: z.enum(['M', 'C']),
  /** Key for reading the page; null for directories and pages open to all staff. */
  authority: z.string().nullable(),
  buttons: z.array(menuButton),
}

export interface Menu extends z.infer<z.ZodObject<typeof menuFields>> {
  children: Menu[]
}

/** A node of a role's menus, titles in the language of the request. */
export const menu: z.ZodType<Menu> = z.object({
  ...menuFields,
  get children() {
    return z.array(menu)
  },
})
