import { z } from 'zod'

/** Number of colour presets: five masks in three finishes; index = mask × 3 + finish. */
export const themePresets = 15

/** How a member of staff wants the console to look, on every device. */
export const appearance = z.object({
  scheme: z.enum(['light', 'dark', 'system']),
  density: z.enum(['compact', 'standard', 'roomy']),
  themeIndex: z
    .int()
    .min(0)
    .max(themePresets - 1),
})
export type Appearance = z.infer<typeof appearance>
