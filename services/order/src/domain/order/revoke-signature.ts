import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SignatureRevoked } from '@pinline/events/order/signature-revoked'
import type { Order } from './order.ts'

export interface RevokeSignature {
  readonly type: 'revoke-signature'
  readonly signatureNo: number
  readonly now: string
}

/** Takes a signature off its document. Quiet for one that does not hold any longer. */
export const revokeSignature = (order: Order, { signatureNo, now }: RevokeSignature): Decision<SignatureRevoked> => {
  if (order.status === 'new') return rejection('order-not-found')
  const signature = order.signatures.find((one) => one.signatureNo === signatureNo)
  if (signature === undefined) return rejection('signature-not-found')
  return signature.holds ? [{ type: 'signature-revoked', data: { signatureNo, revokedAt: now } }] : []
}
