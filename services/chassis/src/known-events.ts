import type { AnyEvent } from '@pinline/events/event'
import type { z } from 'zod'

const known = new WeakMap<z.ZodType, ReadonlySet<unknown>>()

/** The event types that a schema has: those of a union's options, or of the one event. */
const typesOf = (schema: z.ZodType): ReadonlySet<unknown> => {
  const cached = known.get(schema)
  if (cached !== undefined) return cached
  const types = schema._zod.propValues?.type
  if (types === undefined) throw new Error('an event schema is an event or a discriminated union of events')
  known.set(schema, types)
  return types
}

/** Whether a reader knows events of this type. One that it does not know was recorded by a newer release. */
export const knowsType = (schema: z.ZodType, type: string): boolean => typesOf(schema).has(type)

/**
 * A stream has an event that this release does not know. A decision on the rest of its state might contradict it, so the
 * command is not decided: an instance of the newer release does. Prevents the failure "while two releases run, the older
 * one ships an order that the newer one has stopped". Shown by tests/system/chassis/newer-events.spec.ts.
 */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError'
}

/** Parses an event of a stream that is decided on. Throws UnknownEventError, or a ZodError for a known type. */
export const parseKnown = <Event extends AnyEvent>(schema: z.ZodType<Event>, event: AnyEvent): Event => {
  if (!knowsType(schema, event.type)) throw new UnknownEventError(`${event.type} is an event of a newer release`)
  return schema.parse(event)
}
