import { z } from 'zod'
import { emailAddress, filled, recipientPhone } from '../fields.ts'

const none = z.union([z.null(), z.literal('').transform(() => null)])

/** Username of a member of staff, case-insensitive. */
export const staffUsername = filled(64).regex(/^[\p{L}\p{N}._@-]{2,}$/u, 'username-format')

export const staffName = filled(50)

/** Empty or null removes it. */
export const staffPhone = z.union([none, recipientPhone], 'phone-format')

/** Empty or null removes it. */
export const staffEmail = z.union([none, emailAddress], 'email-format')
