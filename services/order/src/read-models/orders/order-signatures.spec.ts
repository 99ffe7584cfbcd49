import { staffId, vaultReference } from '@pinline/events/ids'
import type { DocumentSigned } from '@pinline/events/order/document-signed'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, expect, it } from 'vitest'
import { at, headerQuantity, inTesting, placing, shipped } from '../../domain/order/order.fixtures.ts'
import { recordedOrder } from '../recorded-order.fixtures.ts'
import { holdingSignature } from './order-signatures.ts'
import type { OrderViewRow } from './orders.model.ts'
import { ordersProjection } from './orders.projection.ts'

const rowAfter = (...events: readonly OrderEvent[]): OrderViewRow => {
  const all = recordedOrder([...inTesting, ...events])
  const row = all.reduce<OrderViewRow | undefined>(ordersProjection.project, undefined)
  if (row === undefined) throw new Error('no row')
  return row
}
const slip = { document: 'packing-slip', parcelNo: 1 } as const
const report = { document: 'test-report', parcelNo: null } as const
const signed = (signatureNo: number, which: typeof slip | typeof report): DocumentSigned => ({
  type: 'document-signed',
  data: {
    ...{ signatureNo, ...which, signedBy: staffId.parse('s-0123456789'), signedAt: at(`14:0${signatureNo}:00`) },
    signatureRef: vaultReference.parse(`signature-${placing.orderNo}@${signatureNo}`),
  },
})
const tested: OrderEvent = {
  type: 'line-tested',
  data: {
    ...{ productId: headerQuantity.productId, method: 'visual', sampleSize: 1, passed: true },
    testedAt: at('15:00:00'),
  },
}
const endsOf = ({ signatures }: OrderViewRow) => signatures.map(({ ended }) => ended)

describe('the signatures of an order', () => {
  it('hold, one of each document', () => {
    const row = rowAfter(tested, shipped, signed(1, slip), signed(2, report))
    expect(endsOf(row)).toEqual([null, null])
    expect(holdingSignature(row, slip)?.signatureNo).toBe(1)
    expect(holdingSignature(row, { ...slip, parcelNo: 2 })).toBeUndefined()
  })

  it('stay when another one replaces them', () => {
    const row = rowAfter(shipped, signed(1, slip), signed(2, slip))
    expect(endsOf(row)).toEqual([{ reason: 'replaced', at: at('14:02:00') }, null])
    expect(holdingSignature(row, slip)?.signatureNo).toBe(2)
  })

  it('stay when they are revoked', () => {
    const revoked = { type: 'signature-revoked', data: { signatureNo: 1, revokedAt: at('14:30:00') } } as const
    const row = rowAfter(shipped, signed(1, slip), revoked)
    expect(endsOf(row)).toEqual([{ reason: 'revoked', at: at('14:30:00') }])
    expect(holdingSignature(row, slip)).toBeUndefined()
  })

  it('of a report end with a further test, those of a packing slip do not', () => {
    const row = rowAfter(tested, signed(1, report), shipped, signed(2, slip), tested)
    expect(endsOf(row)).toEqual([{ reason: 'outdated', at: at('15:00:00') }, null])
  })
})
