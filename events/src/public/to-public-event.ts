import { z } from 'zod'
import { actor, type RecordedEvent, serviceName } from '../event.ts'
import { publicEventOf, publicTypeOf } from './public-events.ts'
import { withhold } from './withhold.ts'

/**
 * An event as integrators get it, by the feed and by webhooks: CloudEvents 1.0, structured JSON mode. The extensions are
 * `sequence` (place in the stream, from 1 without gaps in the stream, though not every event of it is public),
 * `streamtype`, `correlationid`, `causationid`, `actorkind` and `actorid`. `subject` is the stream. Source: CloudEvents
 * 1.0.2, whose attributes are no objects.
 */
export const publicCloudEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.string(),
  source: z.templateLiteral(['/pinline/', serviceName]),
  type: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  dataschema: z.string(),
  sequence: z.int().positive(),
  streamtype: z.string(),
  correlationid: z.string(),
  causationid: z.string(),
  actorkind: z.enum(actor.options.map((option) => option.shape.kind.value)),
  actorid: z.string().optional(),
  data: z.record(z.string(), z.unknown()),
})
export type PublicCloudEvent = z.infer<typeof publicCloudEvent>

const fields = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null)

/** Path of the JSON Schema of an event's data. */
export const schemaPathOf = (type: string): string => `/api/events/schemas/${type}.json`

/**
 * An event for integrators: in its present shape, without the fields that stay inside. Undefined for one that is not
 * public, that a newer release recorded, or whose data this release cannot read.
 */
export const toPublicEvent = (recorded: RecordedEvent): PublicCloudEvent | undefined => {
  const type = publicTypeOf(recorded.service, recorded.event.type)
  const known = publicEventOf(type)
  if (known === undefined) return undefined
  const parsed = known.schema.shape.data.safeParse(recorded.event.data)
  if (!parsed.success) return undefined
  return {
    specversion: '1.0',
    id: recorded.id,
    source: `/pinline/${recorded.service}`,
    type,
    subject: recorded.streamId,
    time: recorded.recordedAt,
    datacontenttype: 'application/json',
    dataschema: schemaPathOf(type),
    sequence: recorded.sequence,
    streamtype: recorded.streamType,
    correlationid: recorded.correlationId,
    causationid: recorded.causationId,
    actorkind: recorded.actor.kind,
    ...('id' in recorded.actor ? { actorid: recorded.actor.id } : {}),
    data: fields.parse(withhold(parsed.data, known.withheld)),
  }
}
