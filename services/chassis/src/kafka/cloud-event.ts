import { type AnyEvent, actor, type RecordedEvent, serviceName } from '@pinline/events/event'
import { z } from 'zod'

/**
 * A recorded event on the wire: CloudEvents 1.0, structured JSON mode, with the extensions sequence (order within the
 * stream), streamtype, correlationid, causationid, command and actor. Source: CloudEvents 1.0.2, cloudevents.io.
 */
export const cloudEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.string(),
  source: z.templateLiteral(['/pinline/', serviceName]),
  type: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  sequence: z.int().positive(),
  streamtype: z.string(),
  correlationid: z.string(),
  causationid: z.string(),
  command: z.string().optional(),
  actor,
  data: z.unknown(),
})
export type CloudEvent = z.infer<typeof cloudEvent>

export const toCloudEvent = (recorded: RecordedEvent): CloudEvent => ({
  specversion: '1.0',
  id: recorded.id,
  source: `/pinline/${recorded.service}`,
  type: `pinline.${recorded.service}.${recorded.event.type}.v1`,
  subject: recorded.streamId,
  time: recorded.recordedAt,
  datacontenttype: 'application/json',
  sequence: recorded.sequence,
  streamtype: recorded.streamType,
  correlationid: recorded.correlationId,
  causationid: recorded.causationId,
  ...(recorded.command === undefined ? {} : { command: recorded.command }),
  actor: recorded.actor,
  data: recorded.event.data,
})

/** Throws if the value is not one of our events: the caller parks it. */
export const fromCloudEvent = (value: unknown): RecordedEvent<AnyEvent> => {
  const event = cloudEvent.parse(value)
  const service = serviceName.parse(event.source.slice('/pinline/'.length))
  const type = event.type.slice(`pinline.${service}.`.length).replace(/\.v1$/, '')
  return {
    id: event.id,
    service,
    streamType: event.streamtype,
    streamId: event.subject,
    sequence: event.sequence,
    event: { type, data: event.data },
    actor: event.actor,
    correlationId: event.correlationid,
    causationId: event.causationid,
    ...(event.command === undefined ? {} : { command: event.command }),
    recordedAt: event.time,
  }
}
