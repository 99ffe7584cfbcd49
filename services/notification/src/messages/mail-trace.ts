import type { TracedLine } from '@pinline/contracts/api/trace-order'
import type { Outbox } from './outbox.ts'

/** The reactions that write to a buyer about an order or an after-sales request. */
const writers = [
  'write-to-buyer-when-order-placed',
  'write-to-buyer-when-order-paid',
  'write-to-buyer-when-order-shipped',
  'write-to-buyer-when-order-expired',
  'write-to-buyer-when-delivery-changed',
  'write-to-buyer-when-refund-requested',
  'write-to-buyer-when-after-sale-moves',
] as const

/** Mails that follow from events, without recipient and text; they are stored for a week. */
export const mailTrace = async (
  outbox: Pick<Outbox, 'statesOf'>,
  { eventIds }: { readonly eventIds: readonly string[] },
): Promise<TracedLine[]> => {
  const causes = new Map<string, { readonly writer: string; readonly eventId: string }>(
    writers.flatMap((writer) => eventIds.map((eventId) => [`${writer}-${eventId}`, { writer, eventId }] as const)),
  )
  const found = await outbox.statesOf([...causes.keys()])
  return found.flatMap(({ _id, state, at }) => {
    const cause = causes.get(_id)
    if (cause === undefined) return []
    return [
      {
        ...{ id: `mail ${_id}`, service: 'notification', kind: 'mail', name: cause.writer, at: at.toISOString() },
        ...{
          actor: 'service',
          correlationId: null,
          causationId: cause.eventId,
          outcome: state === 'kept' ? 'mailbox' : state,
        },
      } as const,
    ]
  })
}
