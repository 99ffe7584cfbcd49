import { fieldErrors } from '@pinline/chassis/http/field-errors'
import { sse } from '@pinline/chassis/http/server-sent-events'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { eventStream } from '@pinline/contracts/notification/event-feed/event-stream'
import { eventSelection } from '@pinline/contracts/notification/event-feed/list-events'
import { readSelection } from '../event-feed/read-selection.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** The event feed as server-sent events: the whole history, then what happens. */
export const eventStreamRoute = ({ eventFeed, platform }: Pick<NotificationDeps, 'eventFeed' | 'platform'>) =>
  sse(eventStream, async ({ staffId, headers }, send, { query, taken, end }) => {
    const selection = eventSelection.safeParse(query)
    if (!selection.success) return rejection('invalid-input', { errors: fieldErrors(selection.error) })
    const filter = readSelection(selection.data)
    if (isRejection(filter)) return filter
    const leave = eventFeed.readers.enter(staffId)
    if (isRejection(leave)) return leave
    const lastEventId = headers['last-event-id']
    const cursor = typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : selection.data.cursor
    const reading = await eventFeed.open(filter, cursor).catch((error: unknown) => {
      leave()
      throw error
    })
    if (isRejection(reading)) {
      leave()
      return reading
    }
    const closed = new AbortController()
    const following = eventFeed.follow(reading, closed.signal, async (events) => {
      for (const { event, cursor: id } of events) send({ id, event: event.type, data: event })
      await taken()
    })
    following
      .catch((error: unknown) => platform.log.warn({ err: error }, 'a stream of the event feed has ended'))
      .finally(() => {
        leave()
        end()
      })
    return () => closed.abort()
  })
