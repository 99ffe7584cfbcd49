import type { Decision } from '@pinline/chassis/domain/decider'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { DocumentSigned } from '@pinline/events/order/document-signed'
import type { Order, PlacedOrder } from './order.ts'
import type { WhichDocument } from './signatures.ts'

export interface SignDocument extends WhichDocument {
  readonly type: 'sign-document'
  readonly signedBy: StaffId
  readonly signatureRef: VaultReference
  readonly now: string
}

/** Bounds what one order can hold; ten times what an order of many parcels needs. */
export const maxSignatures = 100

/** A packing slip exists from the handover of its parcel on, a test report from the first test on. */
const hasDocument = ({ parcels, tests }: PlacedOrder, { document, parcelNo }: WhichDocument): boolean => {
  switch (document) {
    case 'packing-slip':
      return parcels.some((parcel) => parcel.parcelNo === parcelNo)
    case 'test-report':
      return parcelNo === null && tests.length > 0
    default:
      return document satisfies never
  }
}

/** Why a document of an order cannot be signed; undefined where it can. */
export const signingRefusal = (order: Order, which: WhichDocument): Rejection | undefined => {
  if (order.status === 'new') return rejection('order-not-found')
  if (!hasDocument(order, which)) return rejection('document-not-found')
  return order.signatures.length >= maxSignatures ? rejection('signature-limit-reached') : undefined
}

/** Signs a document, whatever the order's status: papers are signed after the goods have left too. Quiet on repetition. */
export const signDocument = (
  order: Order,
  { document, parcelNo, signedBy, signatureRef, now }: SignDocument,
): Decision<DocumentSigned> => {
  const signatures = order.status === 'new' ? [] : order.signatures
  if (signatures.some((one) => one.signatureRef === signatureRef)) return []
  const refusal = signingRefusal(order, { document, parcelNo })
  if (refusal !== undefined) return refusal
  const signatureNo = signatures.length + 1
  return [{ type: 'document-signed', data: { signatureNo, document, parcelNo, signedBy, signatureRef, signedAt: now } }]
}
