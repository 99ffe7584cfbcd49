import { z } from 'zod'
import { emailAddress, filled, recipientPhone } from '../fields.ts'

const none = z.union([z.null(), z.literal('').transform(() => null)])

/** What a member of staff signs in with; two spellings in upper and lower case are one. */
export const staffUsername = filled(64).regex(/^[\p{L}\p{N}._@-]{2,}$/u, 'username-format')

export const staffName = filled(50)

/** Empty or null takes it away. */
export const staffPhone = z.union([none, recipientPhone], 'phone-format')

/** Empty or null takes it away. */
export const staffEmail = z.union([none, emailAddress], 'email-format')
