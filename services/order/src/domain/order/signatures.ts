import type { DocumentSigned } from '@pinline/events/order/document-signed'
import type { SignedDocument } from '@pinline/events/order/signed-document'

/** A signature of a document of an order. One at most of each document holds. */
export type Signature = Pick<DocumentSigned['data'], 'signatureNo' | 'document' | 'parcelNo' | 'signatureRef'> & {
  readonly holds: boolean
}

/** A packing slip is that of one parcel; others have none. */
export interface WhichDocument {
  readonly document: SignedDocument
  readonly parcelNo: number | null
}

const endWhere = (signatures: readonly Signature[], isEnded: (one: Signature) => boolean): Signature[] =>
  signatures.map((one) => (isEnded(one) ? { ...one, holds: false } : one))

export const withSignature = (
  signatures: readonly Signature[],
  { signatureNo, document, parcelNo, signatureRef }: DocumentSigned['data'],
): Signature[] => [
  ...endWhere(signatures, (one) => one.document === document && one.parcelNo === parcelNo),
  { signatureNo, document, parcelNo, signatureRef, holds: true },
]

export const withoutSignature = (signatures: readonly Signature[], signatureNo: number): Signature[] =>
  endWhere(signatures, (one) => one.signatureNo === signatureNo)

/** Whoever signed a test report did not see a test that was recorded later. */
export const withOutdatedReport = (signatures: readonly Signature[]): Signature[] =>
  endWhere(signatures, ({ document }) => document === 'test-report')
