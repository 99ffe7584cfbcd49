import type { RecordedEvent } from '@pinline/events/event'
import type { FollowingToDoCommand } from '../domain/to-do/to-do-decider.ts'
import { afterSaleCommand, afterSaleToDoId, answeredEvent } from './after-sale-command.ts'
import { latePaymentCommand, latePaymentEvent, latePaymentToDoId } from './late-payment-command.ts'
import { preparingCommand, preparingEvent, preparingToDoId } from './preparing-command.ts'
import { refundCommand, refundEvent, refundToDoId } from './refund-command.ts'
import { replacementCommand, replacementEvent, replacementToDoId } from './replacement-command.ts'

/** What an event of an order or of an after-sales request leads to. */
const commandsOf = ({ event, streamId }: RecordedEvent): (readonly [string, FollowingToDoCommand | undefined])[] => {
  const preparing = preparingEvent.safeParse(event)
  const refund = refundEvent.safeParse(event)
  const late = latePaymentEvent.safeParse(event)
  const answered = answeredEvent.safeParse(event)
  const replacement = replacementEvent.safeParse(event)
  return [
    ...(preparing.success
      ? [[preparingToDoId(streamId), preparingCommand(preparing.data, streamId, preparingToDoId(streamId))] as const]
      : []),
    ...(refund.success
      ? [
          [
            refundToDoId(refund.data.data),
            refundCommand(refund.data, streamId, refundToDoId(refund.data.data)),
          ] as const,
        ]
      : []),
    ...(late.success
      ? [
          [
            latePaymentToDoId(late.data.data),
            latePaymentCommand(late.data, streamId, latePaymentToDoId(late.data.data)),
          ] as const,
        ]
      : []),
    ...(answered.success
      ? [[afterSaleToDoId(streamId), afterSaleCommand(answered.data, afterSaleToDoId(streamId))] as const]
      : []),
    ...(replacement.success
      ? [[replacementToDoId(streamId), replacementCommand(replacement.data, streamId)] as const]
      : []),
  ]
}

/** The last command for each to-do of an order or an after-sales request, from all of its events: what opens it while it is open, else what closed it. */
export const toDosOfOrder = (events: readonly RecordedEvent[]): ReadonlyMap<string, FollowingToDoCommand> => {
  const last = new Map<string, FollowingToDoCommand>()
  for (const recorded of events)
    for (const [toDoId, command] of commandsOf(recorded)) if (command !== undefined) last.set(toDoId, command)
  return last
}
