import { createHmac, timingSafeEqual } from 'node:crypto'
import { languageCode } from '@pinline/contracts/api/languages'
import { getOrderDocument } from '@pinline/contracts/order/document/get-order-document'
import { documentLinkMinutes, orderDocumentKind } from '@pinline/contracts/order/document/order-document'
import { sampleDocumentKind } from '@pinline/contracts/order/document/preview-document'
import { afterSaleNo, orderNumber, purchaseOrderId, quotationNo } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'

const minuteMs = 60_000

const linkedOrderDocument = z.object({
  orderNo: orderNumber,
  kind: orderDocumentKind,
  /** Of invoices and credit notes. */
  number: z.string().nullable(),
  /** Of documents of one parcel. */
  parcelNo: z.int().nullable(),
  language: languageCode,
})
export type LinkedOrderDocument = z.infer<typeof linkedOrderDocument>

const linkedPickList = z.object({ kind: z.literal('pick-list'), language: languageCode })

const linkedQuotation = z.object({
  kind: z.literal('quotation'),
  quotationNo,
  /** Place of the answered round. */
  round: z.int(),
  language: languageCode,
})
export type LinkedQuotation = z.infer<typeof linkedQuotation>

const linkedReturnSlip = z.object({ kind: z.literal('return-slip'), afterSaleNo, language: languageCode })
export type LinkedReturnSlip = z.infer<typeof linkedReturnSlip>

const linkedPurchaseOrder = z.object({
  kind: z.literal('purchase-order'),
  purchaseOrderId,
  /** Whoever asked for the link may see what parts cost. */
  withCosts: z.boolean(),
  language: languageCode,
})
export type LinkedPurchaseOrder = z.infer<typeof linkedPurchaseOrder>

/** A document with sample data. */
const linkedSample = z.object({ kind: z.literal('sample'), sample: sampleDocumentKind, language: languageCode })

/** What a link leads to. */
const linkedDocument = z.union([
  linkedOrderDocument,
  linkedPickList,
  linkedQuotation,
  linkedReturnSlip,
  linkedPurchaseOrder,
  linkedSample,
])
export type LinkedDocument = z.infer<typeof linkedDocument>

const signedContent = z.object({
  document: linkedDocument,
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
})

const signatureOf = ({ keys }: Pick<OrderDeps, 'keys'>, content: string): Buffer =>
  createHmac('sha256', keys.hashing('document-link')).update(content).digest()

/** A path that shows a document to whoever has it, for an hour. */
export const documentLink = (platform: Pick<OrderDeps, 'keys' | 'clock'>, document: LinkedDocument): string => {
  const expiresAt = platform.clock.now().getTime() + documentLinkMinutes * minuteMs
  const content = Buffer.from(JSON.stringify({ document, expiresAt } satisfies z.infer<typeof signedContent>)).toString(
    'base64url',
  )
  const link = `${content}.${signatureOf(platform, content).toString('base64url')}`
  return `/api/v1${getOrderDocument.path}?document=${link}`
}

/** The document of a link; undefined if it was not signed here, or has expired. */
export const openDocumentLink = (
  platform: Pick<OrderDeps, 'keys' | 'clock'>,
  link: string,
): LinkedDocument | undefined => {
  const [content = '', signature = ''] = link.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(platform, content)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  // What an earlier release signed may have another shape.
  const { data } = signedContent.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return data !== undefined && data.expiresAt > platform.clock.now().getTime() ? data.document : undefined
}
