import { publicCloudEvent } from '@pinline/events/public/to-public-event'
import { staff } from '../../api/call.ts'
import { eventSelection } from './list-events.ts'

/**
 * The event feed as server-sent events, with the filters of `list-events` in the query. The `id` of each is a cursor:
 * with it as `Last-Event-ID`, or as `cursor`, the stream goes on after that event. `event` is its CloudEvents type.
 */
export const eventStream = {
  name: 'event-stream',
  path: '/events/stream',
  access: staff('events.read'),
  apiScope: 'events:read',
  query: eventSelection,
  message: publicCloudEvent,
  errors: ['cursor-invalid'],
} as const
