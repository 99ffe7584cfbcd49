import { createHash } from 'node:crypto'
import { languageCodes } from '@pinline/contracts/api/languages'
import type { OrderViewRow } from '../read-models/orders/orders.model.ts'
import type { LinkedDocument, LinkedOrderDocument } from './document-link.ts'

const named = (content: string): string => `d-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`

const storedOrderDocument = ({ kind, orderNo, number, parcelNo, language }: LinkedOrderDocument) => {
  switch (kind) {
    case 'invoice':
    case 'credit-note':
      return named(`${number} ${language}`)
    case 'packing-slip':
    case 'customs-invoice':
      return named(`${kind} ${orderNo} ${parcelNo} ${language}`)
    case 'test-report':
    case 'order-confirmation':
    case 'pro-forma':
      return undefined
    default:
      return kind satisfies never
  }
}

/** The name under which a document is stored, one for each language; undefined for what is drawn each time. */
export const storedName = (linked: LinkedDocument): string | undefined => {
  switch (linked.kind) {
    case 'pick-list':
    case 'quotation':
    case 'return-slip':
    case 'purchase-order':
    case 'sample':
      return undefined
    default:
      return storedOrderDocument(linked)
  }
}

/** Every name under which packing slips of an order may be stored. */
export const storedPackingSlips = ({ orderNo, parcels }: Pick<OrderViewRow, 'orderNo' | 'parcels'>): string[] =>
  parcels.flatMap(({ parcelNo }) =>
    languageCodes.flatMap(
      (language) => storedName({ kind: 'packing-slip', orderNo, number: null, parcelNo, language }) ?? [],
    ),
  )

/** The name that a downloaded document has. */
export const downloadName = (linked: LinkedDocument): string => {
  if (linked.kind === 'pick-list') return 'pick-list.pdf'
  if (linked.kind === 'sample') return `sample-${linked.sample}.pdf`
  if (linked.kind === 'quotation') return `quotation-${linked.quotationNo}-${linked.round + 1}.pdf`
  if (linked.kind === 'return-slip') return `return-slip-${linked.afterSaleNo}.pdf`
  if (linked.kind === 'purchase-order') return `purchase-order-${linked.purchaseOrderId}.pdf`
  const { kind, orderNo, number, parcelNo } = linked
  return `${number ?? `${kind}-${orderNo}${parcelNo === null ? '' : `-${parcelNo}`}`}.pdf`
}
