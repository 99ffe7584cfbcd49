import { z } from 'zod'
import { fact } from '../fact.ts'

export const menuRemoved = fact('menu-removed', {
  menuId: z.string().min(1),
  removedAt: z.iso.datetime(),
})
export type MenuRemoved = z.infer<typeof menuRemoved>
