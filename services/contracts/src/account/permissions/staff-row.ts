import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { instant } from '../fields.ts'

/**
 * A member of staff as other members see them. `state`: true when disabled. `revision` must be sent with the next
 * command.
 */
export const staffRow = z.object({
  id: staffId,
  username: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Path of the picture below /api/v1. */
  avatar: z.string().nullable(),
  roleId: z.string(),
  roleName: z.string(),
  state: z.boolean(),
  secondFactor: z.boolean(),
  mustChangePassword: z.boolean(),
  admittedAt: instant,
  revision: z.int(),
})
export type StaffRow = z.infer<typeof staffRow>
