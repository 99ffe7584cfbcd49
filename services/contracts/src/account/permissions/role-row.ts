import { z } from 'zod'

/** A role. `name` in the language of the request, `names` by language code; `revision` goes with the next command. */
export const roleRow = z.object({
  id: z.string(),
  name: z.string(),
  names: z.record(z.string(), z.string()),
  menuIds: z.array(z.string()),
  /** How many of the staff have it. */
  members: z.int(),
  /** Came with the product. */
  shipped: z.boolean(),
  revision: z.int(),
})
export type RoleRow = z.infer<typeof roleRow>
