import { formKind } from '@pinline/events/notification/form-submitted'
import { z } from 'zod'
import { emailAddress, filled, recipientPhone } from '../../account/fields.ts'
import { languageCode } from '../../api/languages.ts'
import { cleanedText, multiLine, singleLine } from '../../api/text.ts'
import { fileRules } from '../../catalogue/file/upload-rules.ts'

/** The rule of a form's files. */
export const formFileRule = fileRules.contact

/** Longest texts of a form, UTF-16 units. */
export const formTextLengths = { name: 60, company: 120, part: 120, details: 4000, opinion: 1000 } as const

const { name, company, part, details, opinion } = formTextLengths
const tooLong = { tooLong: 'too-long' } as const

/** Mainland numbers may be typed without their country; stored is E.164. */
const phone = recipientPhone.transform((number) => (number.startsWith('+') ? number : `+86${number}`))

const quantity = z.union(
  [z.literal('').transform(() => undefined), z.coerce.number<number | string>().int().min(1).max(100_000_000)],
  'quantity-format',
)

/** Ticked: `true`, or what a plain form sends. */
const consent = z.union([z.literal(true), z.enum(['true', 'on'])], 'required')

/** Checked together with the other fields, so that a person sees at once everything that is missing. */
const required = { message: 'required', when: () => true } as const

/**
 * The fields of a form. Feedback needs an opinion, every other form details, one about a part made to order the part too.
 * `fax` is hidden from people, `elapsedMs` is how long the form was open: they show what a machine fills in.
 */
export const formFields = z
  .object({
    kind: formKind,
    surname: filled(name),
    givenName: filled(name),
    phone: z.union([z.literal(''), phone], 'phone-format').default(''),
    email: emailAddress,
    company: singleLine(company, tooLong).default(''),
    details: multiLine(details, tooLong).default(''),
    opinion: multiLine(opinion, tooLong).default(''),
    part: singleLine(part, tooLong).default(''),
    quantity: quantity.optional(),
    consent,
    /** Of the page that the form is on; by default that of the request. */
    language: languageCode.optional(),
    fax: cleanedText(2000).default(''),
    /** Of a plain form, drawn with its page: sent twice, it is one form. */
    pageKey: z
      .string()
      .regex(/^[\x21-\x7e]{8,128}$/)
      .optional(),
    elapsedMs: z.coerce.number<number | string>().min(0).optional(),
  })
  .refine(({ kind, details }) => kind === 'feedback' || details !== '', { path: ['details'], ...required })
  .refine(({ kind, opinion }) => kind !== 'feedback' || opinion !== '', { path: ['opinion'], ...required })
  .refine(({ kind, part }) => kind !== 'custom-part' || part !== '', { path: ['part'], ...required })
