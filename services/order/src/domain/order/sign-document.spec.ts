import { given } from '@pinline/chassis/domain/given'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { DocumentSigned } from '@pinline/events/order/document-signed'
import type { LineTested } from '@pinline/events/order/line-tested'
import { describe, it } from 'vitest'
import { at, headerQuantity, inTesting, placing, shipped } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { maxSignatures, type SignDocument } from './sign-document.ts'
import type { WhichDocument } from './signatures.ts'

const slip: WhichDocument = { document: 'packing-slip', parcelNo: 1 }
const report: WhichDocument = { document: 'test-report', parcelNo: null }
const signedBy = staffId.parse('s-0123456789')
const refOf = (version: number) => vaultReference.parse(`signature-${placing.orderNo}@${version}`)
const sign = (which: WhichDocument, version = 1): SignDocument => ({
  ...{ type: 'sign-document', ...which, signedBy, signatureRef: refOf(version), now: at('14:00:00') },
})
const signed = (which: WhichDocument, signatureNo = 1): DocumentSigned => ({
  type: 'document-signed',
  data: { signatureNo, ...which, signedBy, signatureRef: refOf(signatureNo), signedAt: at('14:00:00') },
})
const tested: LineTested = {
  type: 'line-tested',
  data: {
    ...{ productId: headerQuantity.productId, method: 'visual', sampleSize: 1, passed: true },
    testedAt: at('13:00:00'),
  },
}
const sent = [...inTesting, tested, shipped]

describe('sign-document', () => {
  it.each([slip, report])('signs a $document', (which) =>
    given(orderDecider, sent)
      .when(sign(which))
      .then([signed(which)]),
  )

  it('signs a report before its order has left', () =>
    given(orderDecider, [...inTesting, tested])
      .when(sign(report))
      .then([signed(report)]))

  it('signs again, and numbers signatures through', () =>
    given(orderDecider, [...sent, signed(slip), signed(report, 2)])
      .when(sign(slip, 3))
      .then([signed(slip, 3)]))

  it('is quiet on the same signature again', () =>
    given(orderDecider, [...sent, signed(slip)])
      .when(sign(slip))
      .then([]))

  it.each([
    ['a parcel that has not left', { ...slip, parcelNo: 2 }],
    ['a packing slip of no parcel', { ...slip, parcelNo: null }],
    ['a report of a parcel', { ...report, parcelNo: 1 }],
  ])('rejects %s', (_, which) => given(orderDecider, sent).when(sign(which)).thenRejected('document-not-found'))

  it('rejects a report without a test', () =>
    given(orderDecider, [...inTesting, shipped])
      .when(sign(report))
      .thenRejected('document-not-found'))

  it('rejects an order that does not exist', () =>
    given(orderDecider, []).when(sign(slip)).thenRejected('order-not-found'))

  it('rejects more signatures than an order may have', () => {
    const full = Array.from({ length: maxSignatures }, (_, place) => signed(slip, place + 1))
    given(orderDecider, [...sent, ...full])
      .when(sign(slip, maxSignatures + 1))
      .thenRejected('signature-limit-reached')
  })
})
