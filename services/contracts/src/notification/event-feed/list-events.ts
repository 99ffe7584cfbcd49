import { serviceName } from '@pinline/events/event'
import { publicCloudEvent } from '@pinline/events/public/to-public-event'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** One value, or several as a repeated parameter. */
const several = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema).max(100)])

/** What a reader of the event feed wants of it. */
export const eventSelection = z.object({
  cursor: cleanedText(20_000)
    .optional()
    .describe('Where to go on: the cursor of the page before. Without it, the beginning.'),
  type: several(cleanedText(120))
    .optional()
    .describe(
      'Only events of these types, as `order-placed` or `pinline.order.order-placed.v1`; repeated for several.',
    ),
  service: several(serviceName).optional().describe('Only events of these services; repeated for several.'),
  stream: cleanedText(120)
    .min(1)
    .optional()
    .describe('Only events of the stream with this id (`subject`), e.g. an order number.'),
  since: z.iso.datetime({ offset: true }).optional().describe('Only events recorded at this time or later.'),
})
export type EventSelection = z.output<typeof eventSelection>

/**
 * A page of the event feed: the public events of all time, each stream in its order. `cursor` is where the next page
 * begins, whichever filters it has; nothing is left out between two pages, and nothing repeated. A page may be empty
 * although there are more events, if few of them are wanted: `hasMore` says so. With `wait`, a reader at the end waits for
 * the next event.
 */
export const listEvents = call({
  name: 'list-events',
  path: '/events',
  effect: 'get',
  access: staff('events.read'),
  apiScope: 'events:read',
  input: eventSelection.extend({
    limit: z.coerce.number<number | string>().int().min(1).max(5000).default(100).describe('Events of a page at most.'),
    wait: z.coerce
      .number<number | string>()
      .int()
      .min(0)
      .max(20)
      .default(0)
      .describe('Seconds to wait for the first event.'),
  }),
  output: z.object({ list: z.array(publicCloudEvent), cursor: z.string(), hasMore: z.boolean() }),
  errors: ['cursor-invalid'],
  weight: 4,
})
