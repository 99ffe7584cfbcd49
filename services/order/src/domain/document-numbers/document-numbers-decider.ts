import type { Decider } from '@pinline/chassis/domain/decider'
import { documentNumber, type NumberedDocumentKind } from '@pinline/events/order/document-kind'
import { type DocumentNumberEvent, documentNumberEvent } from '@pinline/events/order/document-number-event'
import { z } from 'zod'
import type { AssignDocumentNumber } from './assign-document-number.ts'

const prefixes: Readonly<Record<NumberedDocumentKind, string>> = { invoice: 'INV', 'credit-note': 'CN' }
const digits = 6

const documentNumbers = z.object({
  /** The last number that is assigned; 0 before the first. */
  last: z.int().nonnegative(),
})
/** The numbers of one kind and year. */
export type DocumentNumbers = z.infer<typeof documentNumbers>

/** Year of an instant in ISO 8601, UTC. */
const yearOf = (now: string): string => now.slice(0, 4)

/** The stream of a kind's numbers of a year, in UTC. */
export const documentNumbersId = (kind: NumberedDocumentKind, now: string): string => `${kind}-${yearOf(now)}`

const decideAssign = ({ last }: DocumentNumbers, command: AssignDocumentNumber): readonly DocumentNumberEvent[] => {
  const { kind, orderNo, refundId, now } = command
  const sequence = last + 1
  const number = documentNumber.parse(`${prefixes[kind]}-${yearOf(now)}-${String(sequence).padStart(digits, '0')}`)
  return [
    {
      type: 'document-number-assigned',
      data: { kind, number, sequence, orderNo, ...(refundId === undefined ? {} : { refundId }), assignedAt: now },
    },
  ]
}

/**
 * Assigns numbers without a gap: a number exists only with the document that it belongs to, in one commit, and a commit
 * is the stream's next or none. That one document has one number is up to the request id of its command.
 */
export const documentNumbersDecider: Decider<DocumentNumbers, AssignDocumentNumber, DocumentNumberEvent> = {
  streamType: 'document-numbers',
  initial: { last: 0 },
  evolve: (_, { data }) => ({ last: data.sequence }),
  decide: decideAssign,
  eventSchema: documentNumberEvent,
  snapshot: { version: 1, everyEvents: 1000, schema: documentNumbers },
}
