import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, formFileId, formNo, vaultReference } from '../ids.ts'

/** What a form is for. `custom-part` asks for a part made to order, `customer-manager` for the account manager. */
export const formKind = z.enum(['contact', 'feedback', 'customer-manager', 'custom-part'])
export type FormKind = z.infer<typeof formKind>

/** Why a form is taken for one that a machine filled in. */
export const formSuspicion = z.enum(['honeypot', 'too-fast'])
export type FormSuspicion = z.infer<typeof formSuspicion>

/** A visitor or buyer sent a form. Who, and what they wrote, is in the vault. */
export const formSubmitted = event('form-submitted', {
  formNo,
  kind: formKind,
  /** Of a signed-in buyer. */
  buyerId: buyerId.optional(),
  /** SHA-256 of the random token of a visitor's browser, hex. */
  deviceHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** The code of the language that the sender reads. */
  language: z.string().min(2),
  contentRef: vaultReference,
  fileIds: z.array(formFileId).max(5),
  suspicion: formSuspicion.optional(),
  submittedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
})
export type FormSubmitted = z.infer<typeof formSubmitted>
