import { defineProjection } from '@pinline/chassis/read-models/projection'
import { quotationRemindAt } from '@pinline/events/order/quotation-deadlines'
import { type QuotationEvent, quotationEvent, quotationStreamType } from '@pinline/events/order/quotation-event'
import type { QuotationRequested } from '@pinline/events/order/quotation-requested'
import type { QuotationViewRow, RoundPart } from './quotations.model.ts'

const requested = ({ remarkRef, addressRef: _, ...data }: QuotationRequested['data']): QuotationViewRow => ({
  ...data,
  status: 'requested',
  validUntil: null,
  remindAt: null,
  rounds: [{ textRef: remarkRef ?? null, at: data.requestedAt, answer: null }],
  callOffs: [],
})

const ended = (row: QuotationViewRow, status: 'accepted' | 'declined' | 'expired'): QuotationViewRow => ({
  ...row,
  status,
  answerBy: null,
  validUntil: null,
  remindAt: null,
})

const advance = (row: QuotationViewRow, event: Exclude<QuotationEvent, QuotationRequested>): QuotationViewRow => {
  const withRound = (round: RoundPart) => [...row.rounds, round]
  switch (event.type) {
    case 'quotation-answered': {
      const { messageRef = null, answeredAt, prices, freight, shippingMethod, validUntil } = event.data
      const answer = { prices, freight, shippingMethod, validUntil }
      const rounds = withRound({ textRef: messageRef, at: answeredAt, answer })
      const remindAt = quotationRemindAt(answeredAt, validUntil)
      return { ...row, status: 'answered', answerBy: null, validUntil, remindAt, rounds }
    }
    case 'quotation-requested-again': {
      const { messageRef, requestedAt, answerBy } = event.data
      const rounds = withRound({ textRef: messageRef, at: requestedAt, answer: null })
      return { ...row, status: 'requested', answerBy, validUntil: null, remindAt: null, rounds }
    }
    case 'quotation-reminded':
      return { ...row, remindAt: null }
    case 'quotation-accepted':
      return ended(row, 'accepted')
    case 'quotation-declined':
      return ended(row, 'declined')
    case 'quotation-expired':
      return ended(row, 'expired')
    case 'quotation-called-off': {
      const { orderNo, lines, placedAt } = event.data.order
      const used = lines.map(({ productId, quantity }) => ({ productId, quantity }))
      return { ...row, callOffs: [...row.callOffs, { orderNo, lines: used, at: placedAt, returnedAt: null }] }
    }
    case 'quotation-call-off-returned': {
      const { orderNo, returnedAt } = event.data
      return { ...row, callOffs: row.callOffs.map((one) => (one.orderNo === orderNo ? { ...one, returnedAt } : one)) }
    }
    default:
      return event satisfies never
  }
}

/** Every quotation, for its buyer's list and for staff. */
export const quotationsProjection = defineProjection<QuotationViewRow, QuotationEvent>({
  name: 'quotations',
  version: 2,
  sources: [{ service: 'order', streamType: quotationStreamType }],
  eventSchema: quotationEvent,
  project: (row, { event }) => {
    if (event.type === 'quotation-requested') return requested(event.data)
    return row === undefined ? undefined : advance(row, event)
  },
  indexes: [
    { keys: { status: 1, requestedAt: -1, _id: -1 } },
    { keys: { validUntil: 1 }, where: { status: 'answered' } },
    { keys: { remindAt: 1 }, where: { status: 'answered' } },
    { keys: { buyerId: 1, requestedAt: -1, _id: -1 } },
  ],
})
