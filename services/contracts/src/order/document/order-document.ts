import { z } from 'zod'

/** The kinds of documents of an order. */
export const orderDocumentKind = z.enum([
  'order-confirmation',
  'pro-forma',
  'test-report',
  'packing-slip',
  'customs-invoice',
  'invoice',
  'credit-note',
])
export type OrderDocumentKind = z.infer<typeof orderDocumentKind>

/** Minutes that a link is good for. */
export const documentLinkMinutes = 60

/** Path of a PDF in the language of the request, good for an hour, for whoever has it. */
export const documentUrl = z.string().regex(/^\/api\/v1\/orders\/document\?document=[\w.-]+$/)

/** A document that can be downloaded. */
export const orderDocumentRow = z.object({
  kind: orderDocumentKind,
  /** Of invoices and credit notes; null for others. */
  number: z.string().nullable(),
  /** Of documents of one parcel; null for others. */
  parcelNo: z.int().nullable(),
  issuedAt: z.iso.datetime(),
  url: documentUrl,
})
export type OrderDocumentRow = z.infer<typeof orderDocumentRow>
