import type { ShownVariables } from '@pinline/chassis/settings/shown-variables'
import { z } from 'zod'

/** The account service's own settings, including the first member of staff. */
export const accountConfig = z
  .object({
    STAFF_USERNAME: z.string().trim().min(2).max(64).optional(),
    STAFF_PASSWORD: z.string().min(6).max(128).optional(),
    /** Fewest and most characters of a new password, and how many of the four classes it needs. */
    PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(6),
    PASSWORD_MAX: z.coerce.number().int().min(12).max(128).default(16),
    PASSWORD_CLASSES: z.coerce.number().int().min(1).max(4).default(3),
    /** Password hashes per second and instance; above that 429 is returned. */
    PASSWORD_HASHES_PER_SECOND: z.coerce.number().positive().max(1000).default(11),
    /** How long a former contact can undo a change of contact or password. */
    CHANGE_UNDO_HOURS: z.coerce.number().positive().max(8760).default(72),
    /** How long the audit trail keeps network addresses and browsers. */
    AUDIT_WHEREABOUTS_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
    /** How long security events are stored. */
    SECURITY_EVENTS_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
    /** Maximum lifetime of a session; idle ones end after 30 days or 12 hours. */
    BUYER_SESSION_DAYS: z.coerce.number().positive().max(3650).default(90),
    STAFF_SESSION_HOURS: z.coerce.number().positive().max(8760).default(24),
  })
  .refine(({ PASSWORD_MIN, PASSWORD_MAX }) => PASSWORD_MIN <= PASSWORD_MAX, {
    path: ['PASSWORD_MIN'],
    error: 'more than PASSWORD_MAX',
  })
export type AccountConfig = z.infer<typeof accountConfig>

/** What staff see of them. */
export const accountVariables: ShownVariables = {
  plain: ['PASSWORD_MIN', 'PASSWORD_MAX', 'PASSWORD_CLASSES', 'CHANGE_UNDO_HOURS'],
}
