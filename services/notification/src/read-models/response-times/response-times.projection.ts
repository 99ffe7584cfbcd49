import { defineProjection } from '@pinline/chassis/read-models/projection'
import { mondayOf, type ResponseKind, secondsBetween } from '@pinline/contracts/notification/to-do/list-response-times'
import { formEvent, formStreamType } from '@pinline/events/notification/form-event'
import { notificationEvent } from '@pinline/events/notification/notification-event'
import { afterSaleEvent, afterSaleStreamType } from '@pinline/events/order/after-sale-event'
import { quotationEvent, quotationStreamType } from '@pinline/events/order/quotation-event'
import { z } from 'zod'
import { maxResponses, type ResponseTimesRow } from './response-times.model.ts'

const timedEvent = z.discriminatedUnion('type', [
  ...formEvent.options,
  ...quotationEvent.options,
  ...afterSaleEvent.options,
  ...notificationEvent.options,
])
type TimedEvent = z.infer<typeof timedEvent>
type Row = ResponseTimesRow | undefined

const requested = (row: Row, kind: ResponseKind, waitingSince: string, dueAt: string): ResponseTimesRow => ({
  kind,
  waitingSince,
  dueAt,
  responses: row?.responses ?? [],
})

/** Ends the wait. Of a second response nobody has waited, so that it has no time. */
const responded = (row: Row, at: string): Row => {
  if (row === undefined || row.waitingSince === null) return row
  const response = {
    week: mondayOf(at),
    seconds: secondsBetween(row.waitingSince, at),
    late: row.dueAt !== null && at > row.dueAt,
  }
  return { ...row, waitingSince: null, dueAt: null, responses: [...row.responses, response].slice(-maxResponses) }
}

/** Ends the wait without a response: the buyer gave up, or the work became unnecessary. */
const ended = (row: Row): Row => (row === undefined ? row : { ...row, waitingSince: null, dueAt: null })

/** Ends of work that became unnecessary; every other end is the work, done. */
const unnecessary: ReadonlySet<string> = new Set([
  'order-cancelled',
  'after-sale-refund-approved',
  'after-sale-replacement-refused',
  'after-sale-replacement-withdrawn',
  'after-sale-cancelled',
  'webhook-endpoint-deleted',
])

const ofRecord = (row: Row, { type, data }: TimedEvent): Row => {
  switch (type) {
    case 'form-submitted':
      // What a machine sent gets no answer.
      return data.suspicion === undefined ? requested(row, 'form', data.submittedAt, data.answerBy) : undefined
    case 'form-answered':
    case 'quotation-answered':
      return responded(row, data.answeredAt)
    case 'quotation-requested':
    case 'quotation-requested-again':
      return requested(row, 'quotation', data.requestedAt, data.answerBy)
    case 'after-sale-submitted':
      return requested(row, 'after-sale', data.submittedAt, data.answerBy)
    case 'after-sale-approved':
      return responded(row, data.approvedAt)
    case 'after-sale-rejected':
      return responded(row, data.rejectedAt)
    case 'form-closed':
    case 'form-erased':
    case 'quotation-declined':
    case 'after-sale-cancelled':
      return ended(row)
    default:
      return row
  }
}

const ofToDo = (row: Row, { type, data }: TimedEvent): Row => {
  switch (type) {
    case 'to-do-opened':
      return requested(row, data.kind, data.openedAt, data.dueAt)
    case 'replacement-to-do-opened':
      return requested(row, 'send-replacement', data.openedAt, data.dueAt)
    case 'restock-to-do-opened':
      return requested(row, 'restock', data.openedAt, data.dueAt)
    case 'translation-to-do-opened':
      return requested(row, 'translate-content', data.openedAt, data.dueAt)
    case 'webhook-to-do-opened':
      return requested(row, 'mend-webhook', data.openedAt, data.dueAt)
    case 'mention-to-do-opened':
      return requested(row, 'mention', data.openedAt, data.dueAt)
    case 'finding-to-do-opened':
      return requested(row, 'finding', data.openedAt, data.dueAt)
    case 'finding-to-do-closed':
      return responded(row, data.closedAt)
    case 'to-do-closed':
    case 'replacement-to-do-closed':
    case 'restock-to-do-closed':
    case 'translation-to-do-closed':
    case 'webhook-to-do-closed':
    case 'mention-to-do-closed':
      return unnecessary.has(data.closedBy) ? ended(row) : responded(row, data.closedAt)
    default:
      return row
  }
}

/** How long staff took to respond: one row a form, quotation, after-sales request and to-do, by the times of their events. */
export const responseTimesProjection = defineProjection<ResponseTimesRow, TimedEvent>({
  name: 'response-times',
  version: 1,
  sources: [
    { service: 'notification', streamType: formStreamType },
    { service: 'notification', streamType: 'to-do' },
    { service: 'order', streamType: quotationStreamType },
    { service: 'order', streamType: afterSaleStreamType },
  ],
  eventSchema: timedEvent,
  project: (row, { event, streamType }) => (streamType === 'to-do' ? ofToDo(row, event) : ofRecord(row, event)),
  indexes: [
    { keys: { 'responses.week': 1 } },
    { keys: { kind: 1, waitingSince: 1 }, where: { waitingSince: { $type: 'string' } } },
  ],
})
