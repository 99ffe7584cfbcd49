import { z } from 'zod'

/** The form of every event: a past-tense type and its data. `event('order-placed', {...})` is its zod schema. */
export const event = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object(shape) })

/**
 * An event whose data had other shapes before. `upcast` turns each of them into the present one and returns the present
 * one as it is, so that every reader, of stored commits and of messages, sees only the present one. Each earlier shape has
 * a golden sample `<event>.v1.json`, and what it is read as in `<event>.v1.as-read.json`. Only for what an older reader
 * understands too, see "Events between releases" in services/chassis/README.md; anything else is a new type.
 */
export const changedEvent = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  upcast: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
) =>
  z.object({
    type: z.literal(type),
    data: z.preprocess((data) => (isRecord(data) ? upcast(data) : data), z.object(shape)),
  })

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** Any event, where its type does not matter (store, relay). */
export interface AnyEvent {
  readonly type: string
  readonly data: unknown
}

export const serviceName = z.enum(['order', 'catalogue', 'account', 'notification'])
export type ServiceName = z.infer<typeof serviceName>

/**
 * Kafka topic of a service's events. The partitions of a topic never change, since offsets are cursors; further ones come
 * with a further version of the topic beside it, and are numbered on.
 */
export const topicOf = (service: ServiceName): `pinline.${ServiceName}.v1` => `pinline.${service}.v1`

/** Who caused a commit. */
export const actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('buyer'), id: z.string() }),
  z.object({ kind: z.literal('staff'), id: z.string() }),
  z.object({ kind: z.literal('service'), id: z.string() }),
])
export type Actor = z.infer<typeof actor>

/** A recorded event: its position in a stream and its cause. `id` is `streamId@sequence`. */
export interface RecordedEvent<Event extends AnyEvent = AnyEvent> {
  readonly id: string
  readonly service: ServiceName
  readonly streamType: string
  readonly streamId: string
  /** 1 for a stream's first event, without gaps. */
  readonly sequence: number
  readonly event: Event
  readonly actor: Actor
  readonly correlationId: string
  readonly causationId: string
  /** Name of the command that was decided on; events of earlier releases have none. */
  readonly command?: string
  /** W3C trace context of what recorded it; events of earlier releases, and those recorded outside of a trace, have none. */
  readonly traceparent?: string
  /** ISO 8601, by MongoDB's clock. */
  readonly recordedAt: string
}
