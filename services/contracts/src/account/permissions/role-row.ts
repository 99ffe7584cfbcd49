import { z } from 'zod'

/**
 * A role. `name` in the language of the request, `names` by language code; `revision` must be sent with the next
 * command.
 */
export const roleRow = z.object({
  id: z.string(),
  name: z.string(),
  names: z.record(z.string(), z.string()),
  menuIds: z.array(z.string()),
  /** Number of members of staff with this role. */
  members: z.int(),
  /** Shipped with the product. */
  shipped: z.boolean(),
  revision: z.int(),
})
export type RoleRow = z.infer<typeof roleRow>
