import { createHmac, timingSafeEqual } from 'node:crypto'
import { languageCode } from '@pinline/contracts/api/languages'
import { getOrderDocument } from '@pinline/contracts/order/document/get-order-document'
import { documentLinkMinutes, orderDocumentKind } from '@pinline/contracts/order/document/order-document'
import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'

const minuteMs = 60_000

/** What a link leads to. */
const linkedDocument = z.object({
  orderNo: orderNumber,
  kind: orderDocumentKind,
  /** Of invoices and credit notes. */
  number: z.string().nullable(),
  language: languageCode,
})
export type LinkedDocument = z.infer<typeof linkedDocument>

const signedContent = linkedDocument.extend({
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
})

const signatureOf = ({ keys }: Pick<OrderDeps, 'keys'>, content: string): Buffer =>
  createHmac('sha256', keys.hashing('document-link')).update(content).digest()

/** A path that shows a document to whoever has it, for an hour. */
export const documentLink = (platform: Pick<OrderDeps, 'keys' | 'clock'>, document: LinkedDocument): string => {
  const expiresAt = platform.clock.now().getTime() + documentLinkMinutes * minuteMs
  const content = Buffer.from(JSON.stringify({ ...document, expiresAt })).toString('base64url')
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
  const { expiresAt, ...document } = signedContent.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return expiresAt > platform.clock.now().getTime() ? document : undefined
}
