import { z } from 'zod'
import { event } from '../event.ts'

export const menuRemoved = event('menu-removed', {
  menuId: z.string().min(1),
  removedAt: z.iso.datetime(),
})
export type MenuRemoved = z.infer<typeof menuRemoved>
