import { appearance } from '@pinline/events/account/appearance'
import { mailKind } from '@pinline/events/account/mail-kind'
import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { instant } from '../fields.ts'

/** The buyer as shown to themselves. `username` is what they signed up with. */
export const buyerProfile = z.object({
  id: z.string(),
  username: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** In which the buyer is written to. */
  language: languageCode,
  /** The picture, by the call that reads a file of one's own. */
  avatarFileId: fileId.nullable(),
  /** Messages that the buyer does without; absent where an earlier release responds. */
  declinedMails: z.array(mailKind).default([]),
  registeredAt: instant,
})
export type BuyerProfile = z.infer<typeof buyerProfile>

/** A member of staff as shown to themselves. */
export const staffProfile = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  roleId: z.string(),
  roleName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The picture, by the call that reads a file of one's own. */
  avatarFileId: fileId.nullable(),
  /** Sign-in requires a code of an authenticator app. */
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** A password that somebody else has set must be changed first. */
  mustChangePassword: z.boolean(),
  /** What the member chose; absent where an earlier release responds. */
  appearance: appearance.nullable().default(null),
  /** Must be sent with the next change of the own profile. */
  revision: z.int(),
})
export type StaffProfile = z.infer<typeof staffProfile>

/** Response of every sign-in: the short-lived access token; the refresh token is an HttpOnly cookie. */
const accessToken = z.object({ token: z.string(), expiresAt: instant })

export const buyerSignedIn = accessToken.extend({ buyer: buyerProfile })
export type BuyerSignedIn = z.infer<typeof buyerSignedIn>
export const staffSignedIn = accessToken.extend({ staff: staffProfile })
export type StaffSignedIn = z.infer<typeof staffSignedIn>
