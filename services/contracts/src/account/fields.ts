import { z } from 'zod'
import { cleanedText, secretText, singleLine } from '../api/text.ts'

/** Error keys of this service's fields in `data.errors`. */
export const fieldErrors = [
  'required',
  'phone-format',
  'email-format',
  'username-format',
  'code-format',
  'code-wrong',
  'password-length',
  'password-strength',
  'password-common',
  'password-wrong',
  'old-password-empty',
  'already-registered',
  'company-name-length',
  'tax-number-format',
  'tax-number-country',
  'agreement-required',
  'recipient-length',
  'address-length',
  'country-unknown',
  'zone-unknown',
  'too-long',
  'character-not-allowed',
] as const
export type FieldError = (typeof fieldErrors)[number]

/** A text that must be filled in, trimmed, at most `max` characters. */
export const filled = (max: number) => singleLine(max, { missing: 'required', tooLong: 'too-long' }).min(1, 'required')

/** Mainland mobile number: 11 digits. Spaces and hyphens are dropped. */
export const mainlandPhone = z
  .string('required')
  .max(40, 'phone-format')
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^1[3-9]\d{9}$/, 'phone-format'),
  )

/** A recipient's number: mainland mobile, or E.164 with its plus sign. */
export const recipientPhone = z
  .string('required')
  .max(40, 'phone-format')
  .transform((text) => text.replaceAll(/[\s()-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/, 'phone-format'),
  )

/** A company's tax or VAT number. */
export const taxNumber = z
  .string('required')
  .trim()
  .min(1, 'required')
  .regex(/^[\p{L}\p{N} ./-]{4,40}$/u, 'tax-number-format')

/** Lower-cased: two spellings of one mailbox are one account. */
export const emailAddress = z
  .string('required')
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'email-format')
  .pipe(z.email('email-format'))

/** Target of codes and username of buyers: mainland mobile number or e-mail. */
export const contactTarget = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(254, 'username-format')
  .transform((text) => (text.includes('@') ? text.toLowerCase() : text.replaceAll(/[\s-]/g, '')))
  .pipe(z.union([z.string().regex(/^1[3-9]\d{9}$/), z.email()], 'username-format'))

/** 4 to 6 digits are accepted; 6 are issued. */
export const verificationCode = z
  .string('required')
  .trim()
  .min(1, 'required')
  .regex(/^\d{4,6}$/, 'code-format')

/** Limits the length only; the rules of new passwords return `password-too-weak`. */
export const passwordText = secretText(128, { missing: 'required', tooLong: 'password-length' }).min(1, 'required')

/** The current password, required before another is set. */
export const oldPasswordText = secretText(128, { missing: 'old-password-empty', tooLong: 'password-length' }).min(
  1,
  'old-password-empty',
)

/** Proof that the caller has just confirmed their identity; issued by the server, valid for one use. */
export const identityTicket = z.string().regex(/^[\w-]{32}$/, 'code-wrong')

/** From the link that undoes a change; a made-up one is refused as `undo-link-invalid`, whatever its form. */
export const undoToken = cleanedText(200, { missing: 'required', tooLong: 'too-long' }).min(1, 'required')

/** ISO 8601, UTC. */
export const instant = z.iso.datetime()
