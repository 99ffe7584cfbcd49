import { productId } from '@pinline/events/ids'
import { z } from 'zod'

/** Maximum number of parts that fit side by side. */
export const maxCompared = 6

/** `?ids=p-…,p-…`: invalid ids, duplicates and surplus ids are dropped. */
export const compareSearch = z.object({
  ids: z
    .string()
    .catch('')
    .default('')
    .transform((text) => {
      const known = text.split(',').flatMap((part) => {
        const id = productId.safeParse(part)
        return id.success ? [id.data] : []
      })
      return [...new Set(known)].slice(0, maxCompared).join(',')
    }),
})
