import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { RecordedEvent } from '@pinline/events/event'
import { cancelAt, closeAt } from '@pinline/events/order/after-sale-deadlines'
import { type AfterSaleEvent, afterSaleEvent, afterSaleStreamType } from '@pinline/events/order/after-sale-event'
import type { AfterSaleSubmitted } from '@pinline/events/order/after-sale-submitted'
import type { AfterSaleViewRow, HistoryPart, ReplacementPart } from './after-sales.model.ts'

const submitted = (data: AfterSaleSubmitted['data']): AfterSaleViewRow => ({
  ...data,
  status: 'submitted',
  noteRef: data.noteRef ?? null,
  approvedAt: null,
  rejectedAt: null,
  cancelledAt: null,
  receivedAt: null,
  refundedAt: null,
  replacedAt: null,
  closedAt: null,
  cancelReason: null,
  returnRequired: null,
  returnBy: null,
  dueAt: null,
  instructionsRef: null,
  rejectionRef: null,
  received: null,
  refund: null,
  replacement: null,
  messages: [],
  assignee: null,
  history: [],
})

const approvedReplacement = ({
  attempt,
  quantity,
  fromStock,
}: Pick<ReplacementPart, 'attempt' | 'quantity' | 'fromStock'>): ReplacementPart => ({
  ...{ attempt, quantity, fromStock, state: fromStock ? 'requested' : 'reserved' },
  ...{ available: null, carrier: null, trackingNumber: null },
})

const withReplacement = (row: AfterSaleViewRow, change: Partial<ReplacementPart>): AfterSaleViewRow => ({
  ...row,
  replacement: row.replacement === null ? null : { ...row.replacement, ...change },
})

const advance = (row: AfterSaleViewRow, event: Exclude<AfterSaleEvent, AfterSaleSubmitted>): AfterSaleViewRow => {
  switch (event.type) {
    case 'after-sale-approved': {
      const { returnRequired, instructionsRef = null, returnBy = null, remindAt = null, approvedAt } = event.data
      return { ...row, status: 'approved', returnRequired, instructionsRef, returnBy, dueAt: remindAt, approvedAt }
    }
    case 'after-sale-reminded':
      return { ...row, dueAt: cancelAt(event.data.returnBy) }
    case 'after-sale-rejected': {
      const { reasonRef, rejectedAt } = event.data
      return { ...row, status: 'rejected', rejectionRef: reasonRef, rejectedAt, dueAt: null }
    }
    case 'after-sale-cancelled': {
      const { reason: cancelReason = null, cancelledAt } = event.data
      return { ...row, status: 'cancelled', cancelReason, cancelledAt, dueAt: null }
    }
    case 'after-sale-received': {
      const { condition, toStock, toScrap, receivedAt } = event.data
      return { ...row, status: 'received', received: { condition, toStock, toScrap }, receivedAt, dueAt: null }
    }
    case 'after-sale-refund-approved': {
      const { attempt, amount } = event.data
      return { ...row, refund: { attempt, amount, state: 'requested' } }
    }
    case 'after-sale-refund-refused':
      return { ...row, refund: row.refund === null ? null : { ...row.refund, state: 'refused' } }
    case 'after-sale-refunded': {
      const refund = row.refund === null ? null : { ...row.refund, state: 'completed' as const }
      const { refundedAt } = event.data
      return { ...row, status: 'refunded', refund, refundedAt, dueAt: closeAt(refundedAt) }
    }
    case 'after-sale-replacement-approved':
      return { ...row, replacement: approvedReplacement(event.data) }
    case 'after-sale-replacement-reserved':
      return withReplacement(row, { state: 'reserved' })
    case 'after-sale-replacement-refused':
      return withReplacement(row, { state: 'refused', available: event.data.available })
    case 'after-sale-replacement-withdrawn':
      return withReplacement(row, { state: 'withdrawn' })
    case 'after-sale-replaced': {
      const { quantity, carrier, trackingNumber, parcel, replacedAt } = event.data
      const replacement: ReplacementPart = {
        ...(row.replacement ?? approvedReplacement({ attempt: 1, quantity, fromStock: parcel?.fromStock ?? false })),
        ...{ state: 'sent', carrier, trackingNumber },
      }
      return { ...row, status: 'replaced', replacement, replacedAt, dueAt: closeAt(replacedAt) }
    }
    case 'after-sale-closed':
      return { ...row, status: 'closed', closedAt: event.data.closedAt, dueAt: null }
    case 'after-sale-assigned':
      return { ...row, assignee: event.data.staffId }
    case 'after-sale-message-added':
      return { ...row, messages: [...row.messages, event.data] }
    default:
      return event satisfies never
  }
}

/** More than a request has, unless staff decide again and again: the row stays small in any case. */
const maxHistory = 300

const withHistory = (
  row: AfterSaleViewRow,
  { sequence, event, actor, recordedAt }: RecordedEvent<AfterSaleEvent>,
): AfterSaleViewRow => {
  const by = { kind: actor.kind, id: actor.kind === 'visitor' ? null : actor.id }
  const entry: HistoryPart = { sequence, type: event.type, at: recordedAt, actor: by }
  return { ...row, history: [...row.history, entry].slice(-maxHistory) }
}

/** Every after-sales request, for its buyer's lists and for staff. */
export const afterSalesProjection = defineProjection<AfterSaleViewRow, AfterSaleEvent>({
  name: 'after-sales',
  version: 4,
  sources: [{ service: 'order', streamType: afterSaleStreamType }],
  eventSchema: afterSaleEvent,
  project: (row, recorded) => {
    const { event } = recorded
    if (event.type === 'after-sale-submitted') return withHistory(submitted(event.data), recorded)
    return row === undefined ? undefined : withHistory(advance(row, event), recorded)
  },
  indexes: [
    { keys: { status: 1, submittedAt: -1, _id: -1 } },
    { keys: { status: 1, kind: 1, submittedAt: -1, _id: -1 } },
    { keys: { assignee: 1, status: 1, submittedAt: -1, _id: -1 } },
    { keys: { answerBy: 1 }, where: { status: 'submitted' } },
    { keys: { dueAt: 1 }, where: { dueAt: { $type: 'string' } } },
    { keys: { buyerId: 1, submittedAt: -1, _id: -1 } },
    { keys: { orderNo: 1, submittedAt: -1, _id: -1 } },
  ],
})
