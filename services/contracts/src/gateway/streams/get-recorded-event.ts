import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { eventReader, storedEvent } from '../../api/recorded-events.ts'
import { cleanedText } from '../../api/text.ts'
import { traceUrl } from './trace-url.ts'

/** One event with its data, the JSON Schema of its contract and what each consumer has made of it. */
export const getRecordedEvent = call({
  name: 'get-recorded-event',
  path: '/private/operations/event',
  effect: 'read',
  access: staff('operations.read'),
  input: z.object({
    service: serviceName,
    streamId: cleanedText(200).min(1),
    sequence: z.coerce.number().int().positive(),
  }),
  output: z.object({
    event: storedEvent,
    /** Null if no contract of this release has the type. */
    schema: z.record(z.string(), z.unknown()).nullable(),
    /** What the data breaks of the contract; null if nothing. */
    schemaError: z.string().nullable(),
    readers: z.array(eventReader.extend({ service: serviceName })),
    /** Services that did not respond: their consumers are missing. */
    missing: z.array(serviceName),
    traceUrl,
  }),
  errors: ['not-found'],
  audited: 'command',
  weight: 4,
})
