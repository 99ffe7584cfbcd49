import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { singleLine } from '../../api/text.ts'
import { filled } from '../fields.ts'

/** Error keys of a role, menu or member of staff in `data.errors`, besides the general ones. */
export const permissionFieldErrors = [
  'required',
  'too-long',
  'character-not-allowed',
  'username-format',
  'username-taken',
  'phone-format',
  'email-format',
  'password-length',
  'password-strength',
  'password-common',
  'role-unknown',
  'menu-unknown',
  'parent-unknown',
  'parent-below-itself',
  'parent-is-button',
  'button-needs-page',
  'path-format',
  'path-taken',
  'icon-format',
  'authority-format',
  'authority-required',
  'order-format',
] as const
export type PermissionFieldError = (typeof permissionFieldErrors)[number]

/** Revision of the record when its editor read it: if it has changed since, the command is refused (409). */
export const expectedRevision = z.int('required').min(0)

export const roleIdText = filled(64)
export const menuIdText = filled(64)

/** A name by language code; English must be there, empty ones are left out. */
export const localisedTexts = (max: number) =>
  z
    .partialRecord(languageCode, singleLine(max, { tooLong: 'too-long' }), 'required')
    .transform((texts): Record<string, string> => {
      const written = Object.entries(texts).filter(([, text]) => text !== '')
      return Object.fromEntries(written)
    })
    .refine((texts) => texts.en !== undefined, { path: ['en'], error: 'required' })

/** `page.action`, e.g. `orders.ship`. */
export const permissionKey = z
  .string('required')
  .trim()
  .max(80, 'too-long')
  .regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/, 'authority-format')

/** A page's path in the console, e.g. `/orders`; empty for directories and buttons. */
export const menuPath = z
  .string()
  .trim()
  .max(120, 'too-long')
  .regex(/^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?)?$/, 'path-format')

export const menuIcon = z
  .string()
  .trim()
  .max(40, 'too-long')
  .regex(/^[a-z0-9-]*$/, 'icon-format')

/** The position among its siblings: those from there on move by one. */
export const menuOrder = z.int('order-format').min(1, 'order-format').max(9999, 'order-format')

/** In a form `true`, in a query the text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
