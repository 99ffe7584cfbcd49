import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { DocumentNumber, NumberedDocumentKind } from '@pinline/events/order/document-kind'
import { documentNumberEvent } from '@pinline/events/order/document-number-event'
import type { RefundId } from '@pinline/events/order/payment-ids'
import { documentNumbersDecider, documentNumbersId } from '../domain/document-numbers/document-numbers-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/** What a number is for. */
export interface NumberedDocument {
  readonly kind: NumberedDocumentKind
  readonly orderNo: OrderNumber
  readonly refundId?: RefundId
}

/** The same for every cause, so that whoever asks again gets the number that is assigned. */
const requestIdOf = ({ kind, orderNo, refundId }: NumberedDocument): string =>
  `document-number-${kind}-${orderNo}${refundId === undefined ? '' : `-${refundId}`}`

/**
 * The number of a document: assigned now, or the one that it has. Prevents the failures "two invoices have one number"
 * and "a number is missing": numbers are the events of one stream, and each commit of one is found by its document.
 * Shown by `tests/system/order/invoice-numbers.spec.ts`.
 */
export const assignNumber = async (
  platform: OrderDeps,
  document: NumberedDocument,
  cause: Pick<CommandContext, 'actor' | 'correlationId' | 'causationId'>,
): Promise<DocumentNumber> => {
  const { actor, correlationId, causationId } = cause
  const id = requestIdOf(document)
  const now = platform.clock.now().toISOString()
  const known = await numberOf(platform, id)
  if (known !== undefined) return known
  const done = await handleCommand(platform, documentNumbersDecider, {
    streamId: documentNumbersId(document.kind, now),
    command: { type: 'assign-document-number', ...document, now },
    context: { actor, correlationId, causationId, request: { id, hash: 'document' } },
  })
  if (isRejection(done)) throw new Error(`a document number was refused: ${done.code}`)
  const assigned = done.events[0]?.event.data.number ?? (await numberOf(platform, id))
  if (assigned === undefined) throw new Error(`the number of ${id} is missing`)
  return assigned
}

/** The number that a request has assigned. */
const numberOf = async ({ store }: OrderDeps, id: string): Promise<DocumentNumber | undefined> => {
  const [commit] = await store.commitsOf([id])
  const event = commit?.events[0]
  return event === undefined ? undefined : documentNumberEvent.parse(event).data.number
}
