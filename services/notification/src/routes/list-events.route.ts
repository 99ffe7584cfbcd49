import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listEvents } from '@pinline/contracts/notification/event-feed/list-events'
import { readSelection } from '../event-feed/read-selection.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** A page of the event feed. */
export const listEventsRoute = ({ eventFeed }: Pick<NotificationDeps, 'eventFeed'>) =>
  route(listEvents, async ({ limit, wait, ...selection }, { staffId }) => {
    const filter = readSelection(selection)
    if (isRejection(filter)) return filter
    const leave = eventFeed.readers.enter(staffId)
    if (isRejection(leave)) return leave
    try {
      const reading = await eventFeed.open(filter, selection.cursor)
      return isRejection(reading) ? reading : result(await eventFeed.page(reading, limit, wait * 1000))
    } finally {
      leave()
    }
  })
