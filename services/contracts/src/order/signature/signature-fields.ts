import { staffId } from '@pinline/events/ids'
import { signedDocument } from '@pinline/events/order/signed-document'
import { z } from 'zod'
import { singleLine } from '../../api/text.ts'

/** Size of the field in which a signature is drawn; strokes are points in it. */
export const signatureField = { width: 600, height: 200 } as const

export const maxStrokes = 60
/** Of all strokes together. */
export const maxPoints = 2000

const strokePoint = z.tuple([z.int().min(0).max(signatureField.width), z.int().min(0).max(signatureField.height)])
export type StrokePoint = z.infer<typeof strokePoint>

/** Lines drawn without lifting the pen. A name that is typed instead has none. */
export const signatureStrokes = z
  .array(z.array(strokePoint).min(1).max(maxPoints, 'too-long'))
  .max(maxStrokes, 'too-long')
  .refine((strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= maxPoints, 'too-long')
export type SignatureStrokes = z.infer<typeof signatureStrokes>

/** What the vault keeps of a signature. */
export const signatureContent = z.object({
  name: singleLine(80, { tooLong: 'too-long' }).min(1, 'required'),
  strokes: signatureStrokes,
})
export type SignatureContent = z.infer<typeof signatureContent>

/** Which document; a packing slip is that of one parcel, others have none. */
export const whichDocument = { document: signedDocument, parcelNo: z.int().positive().nullable() }

/** Why a signature does not hold any longer: another one replaced it, it was revoked, or a later test is not in it. */
export const signatureEnd = z.enum(['replaced', 'revoked', 'outdated'])
export type SignatureEnd = z.infer<typeof signatureEnd>

/** A signature. One at most of each document holds; the others are its history. */
export const signatureRow = z.object({
  signatureNo: z.int().positive(),
  ...whichDocument,
  signedBy: staffId,
  signedAt: z.iso.datetime(),
  /** Null while it holds. */
  ended: z.object({ reason: signatureEnd, at: z.iso.datetime() }).nullable(),
  /** Null once it is erased. */
  content: signatureContent.nullable(),
})
export type SignatureRow = z.infer<typeof signatureRow>
