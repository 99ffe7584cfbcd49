import { given } from '@pinline/chassis/domain/given'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { DocumentSigned } from '@pinline/events/order/document-signed'
import type { LineTested } from '@pinline/events/order/line-tested'
import type { SignatureRevoked } from '@pinline/events/order/signature-revoked'
import { describe, it } from 'vitest'
import { at, headerQuantity, inTesting, placing, shipped } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import type { RevokeSignature } from './revoke-signature.ts'

const signed = (signatureNo: number, of: Pick<DocumentSigned['data'], 'document' | 'parcelNo'>): DocumentSigned => ({
  type: 'document-signed',
  data: {
    ...{ signatureNo, ...of, signedBy: staffId.parse('s-0123456789'), signedAt: at('14:00:00') },
    signatureRef: vaultReference.parse(`signature-${placing.orderNo}@${signatureNo}`),
  },
})
const slip = { document: 'packing-slip', parcelNo: 1 } as const
const report = { document: 'test-report', parcelNo: null } as const
const tested: LineTested = {
  type: 'line-tested',
  data: {
    ...{ productId: headerQuantity.productId, method: 'visual', sampleSize: 1, passed: true },
    testedAt: at('13:00:00'),
  },
}
const revoke = (signatureNo: number): RevokeSignature => ({
  ...{ type: 'revoke-signature', signatureNo, now: at('15:00:00') },
})
const revoked = (signatureNo: number): SignatureRevoked => ({
  type: 'signature-revoked',
  data: { signatureNo, revokedAt: at('15:00:00') },
})
const sent = [...inTesting, tested, shipped]

describe('revoke-signature', () => {
  it('revokes a signature that holds', () =>
    given(orderDecider, [...sent, signed(1, slip), signed(2, report)])
      .when(revoke(1))
      .then([revoked(1)]))

  it('is quiet on repetition', () =>
    given(orderDecider, [...sent, signed(1, slip), revoked(1)])
      .when(revoke(1))
      .then([]))

  it('leaves a signature that another one has replaced', () => {
    const history = [...sent, signed(1, slip), signed(2, slip)]
    given(orderDecider, history).when(revoke(1)).then([])
    given(orderDecider, history)
      .when(revoke(2))
      .then([revoked(2)])
  })

  it('leaves the signature of a report that lacks a later test, and that of a packing slip holds on', () => {
    const history = [...inTesting, tested, signed(1, report), tested, shipped]
    given(orderDecider, history).when(revoke(1)).then([])
    given(orderDecider, [...sent, signed(1, slip), tested])
      .when(revoke(1))
      .then([revoked(1)])
  })

  it('rejects a signature that is not there', () =>
    given(orderDecider, sent).when(revoke(1)).thenRejected('signature-not-found'))

  it('rejects an order that does not exist', () =>
    given(orderDecider, []).when(revoke(1)).thenRejected('order-not-found'))
})
