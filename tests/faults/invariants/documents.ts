import { documentNumberEvent } from '@pinline/events/order/document-number-event'
import { orderEvent } from '@pinline/events/order/order-event'
import { type Commits, streamsOf } from './commits.ts'

const kinds = { 'invoice-issued': 'invoice', 'credit-note-issued': 'credit note' } as const

/**
 * Numbers of documents: each stream of them counts from 1 without a gap, each number is shown by the order that it was
 * assigned to and by no other, and each shipped order has one invoice. A number that no order shows yet is unfinished work.
 */
export const checkDocuments = (commits: Commits): string[] => {
  const violations: string[] = []
  const orderOf = new Map<string, string>()
  for (const [streamId, events] of streamsOf(commits, 'order', 'document-numbers'))
    for (const [place, recorded] of events.entries()) {
      const { number, sequence, orderNo } = documentNumberEvent.parse(recorded.event).data
      if (sequence !== place + 1) violations.push(`documents: ${streamId} has ${sequence} at place ${place + 1}`)
      if (orderOf.has(number)) violations.push(`documents: ${number} was assigned twice`)
      orderOf.set(number, orderNo)
    }
  const shown = new Set<string>()
  for (const [orderNo, recorded] of streamsOf(commits, 'order', 'order')) {
    const events = recorded.map(({ event }) => orderEvent.parse(event))
    for (const event of events) {
      if (event.type !== 'invoice-issued' && event.type !== 'credit-note-issued') continue
      const { number } = event.data
      if (orderOf.get(number) !== orderNo)
        violations.push(`documents: ${orderNo} shows ${number}, which is another's ${kinds[event.type]}`)
      shown.add(number)
    }
    const invoices = events.filter(({ type }) => type === 'invoice-issued').length
    const due = events.some(({ type }) => type === 'order-shipped') ? 1 : 0
    if (invoices !== due) violations.push(`documents: ${orderNo} has ${invoices} invoices, not ${due}`)
  }
  const lost = [...orderOf.keys()].filter((number) => !shown.has(number))
  return [...violations, ...lost.map((number) => `documents: ${number} is on no order`)]
}
