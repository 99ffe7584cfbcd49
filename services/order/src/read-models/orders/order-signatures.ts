import type { DocumentSigned } from '@pinline/events/order/document-signed'
import type { SignatureRevoked } from '@pinline/events/order/signature-revoked'
import type { OrderViewRow, SignaturePart } from './orders.model.ts'

type SignatureEnd = NonNullable<SignaturePart['ended']>

/** Ends signatures of a row that hold until then. */
const endSignatures = (
  { signatures }: OrderViewRow,
  ended: SignatureEnd,
  isEnded: (signature: SignaturePart) => boolean,
): SignaturePart[] => signatures.map((one) => (one.ended === null && isEnded(one) ? { ...one, ended } : one))

export const withSignature = (row: OrderViewRow, { data }: DocumentSigned): OrderViewRow => {
  const { document, parcelNo, signedAt } = data
  const isOfDocument = (one: SignaturePart) => one.document === document && one.parcelNo === parcelNo
  const earlier = endSignatures(row, { reason: 'replaced', at: signedAt }, isOfDocument)
  return { ...row, signatures: [...earlier, { ...data, ended: null }] }
}

export const withoutSignature = (row: OrderViewRow, { data }: SignatureRevoked): OrderViewRow => {
  const { signatureNo, revokedAt } = data
  const ended = { reason: 'revoked', at: revokedAt } as const
  return { ...row, signatures: endSignatures(row, ended, (one) => one.signatureNo === signatureNo) }
}

/** A test report that was signed lacks the tests that follow. */
export const withOutdatedReport = (row: OrderViewRow, at: string): OrderViewRow => ({
  ...row,
  signatures: endSignatures(row, { reason: 'outdated', at }, ({ document }) => document === 'test-report'),
})

/** The signature of a document that holds. A packing slip is that of one parcel; others have none. */
export const holdingSignature = (
  { signatures }: Pick<OrderViewRow, 'signatures'>,
  { document, parcelNo }: Pick<SignaturePart, 'document' | 'parcelNo'>,
): SignaturePart | undefined =>
  signatures.find((one) => one.ended === null && one.document === document && one.parcelNo === parcelNo)
