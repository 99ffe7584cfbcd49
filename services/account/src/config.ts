import { z } from 'zod'

/** The account service's own settings; the first member of staff comes from them where they are given. */
export const accountConfig = z.object({
  STAFF_USERNAME: z.string().trim().min(2).max(64).optional(),
  STAFF_PASSWORD: z.string().min(6).max(16).optional(),
})
export type AccountConfig = z.infer<typeof accountConfig>
