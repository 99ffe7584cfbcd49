import type { AnyEvent, RecordedEvent, ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { z } from 'zod'
import { knowsType } from '../known-events.ts'

/** Metadata of every row besides its own fields. `_deleted` rows are tombstones and have no own fields. */
export interface RowMetadata {
  /** Per source stream, the sequence of the last applied event. */
  readonly _versions: Readonly<Record<string, number>>
  /** Number of writes of the row: the guard of the next write. */
  readonly _v: number
  readonly _deleted?: true
}

export interface ProjectionSource {
  readonly service: ServiceName
  readonly streamType: string
  /** The row of a stream; by default the stream's id. */
  readonly rowId?: (streamId: string) => string
  /** The stream of a row, where `rowId` is not the stream's id. */
  readonly streamId?: (rowId: string) => string
}

export interface ProjectionIndex {
  readonly keys: Record<string, mongoose.mongo.IndexDirection>
  readonly unique?: boolean
  readonly where?: mongoose.mongo.Document
}

/**
 * A read model as a pure function (row, event) → row. Every event of a source advances the row's version, even if it
 * changes nothing. A row over several streams has a part per source, since any may come first. `undefined` is no row (a
 * tombstone if there was one).
 */
export interface Projection<Row extends object = object, Event extends AnyEvent = AnyEvent> {
  readonly name: string
  /** Raised when the meaning of rows changes: the new version is backfilled beside the old one, see `backfill.ts`. */
  readonly version: number
  readonly sources: readonly ProjectionSource[]
  readonly eventSchema: z.ZodType<Event>
  readonly project: (row: Row | undefined, recorded: RecordedEvent<Event>) => Row | undefined
  readonly indexes: readonly ProjectionIndex[]
}

/** A projection with its types erased: it parses each event by its own schema. */
export interface AnyProjection {
  readonly name: string
  readonly version: number
  readonly sources: readonly ProjectionSource[]
  readonly indexes: readonly ProjectionIndex[]
  /** Whether it knows events of a type; of others, which a newer release recorded, only the row's version advances. */
  readonly knows: (type: string) => boolean
  readonly apply: (row: object | undefined, recorded: RecordedEvent) => object | undefined
}

export interface DefinedProjection<Row extends object, Event extends AnyEvent>
  extends Projection<Row, Event>,
    AnyProjection {}

export const defineProjection = <Row extends object, Event extends AnyEvent>(
  definition: Projection<Row, Event>,
): DefinedProjection<Row, Event> => ({
  ...definition,
  knows: (type) => knowsType(definition.eventSchema, type),
  apply: (row, recorded) =>
    definition.project(row as Row | undefined, { ...recorded, event: definition.eventSchema.parse(recorded.event) }),
})

/** One generation of a projection's view. A rebuild fills the next generation beside the one that is read. */
export interface ViewGeneration {
  readonly projection: AnyProjection
  readonly generation: number
}

/** Key of a view's generations; a changed projection starts again. */
export const viewKey = (projection: { name: string; version: number }): string =>
  `${projection.name}-${projection.version}`

/** The version in such a key; undefined for a key of another projection. */
export const versionIn = (key: string, name: string): number | undefined =>
  key.startsWith(`${name}-`) && /^\d+$/.test(key.slice(name.length + 1))
    ? Number(key.slice(name.length + 1))
    : undefined

export const viewName = ({ projection, generation }: ViewGeneration): string =>
  `view-${viewKey(projection)}.${generation}`

/** Consumer group of a view; another generation has another group, filled from the first event. */
export const groupOf = (service: ServiceName, { projection, generation }: ViewGeneration): string =>
  `${service}.view.${projection.name}.${projection.version}.${generation}`

/** The row of a recorded event, or undefined if the projection does not subscribe to its stream. */
export const rowIdOf = (
  projection: AnyProjection,
  streamOf: { service: string; streamType: string; streamId: string },
): string | undefined => {
  const source = projection.sources.find((s) => s.service === streamOf.service && s.streamType === streamOf.streamType)
  if (source === undefined) return undefined
  return source.rowId === undefined ? streamOf.streamId : source.rowId(streamOf.streamId)
}

/** The stream of a source that a row is made of; the stream may not exist. */
export const streamIdOf = (source: ProjectionSource, rowId: string): string => source.streamId?.(rowId) ?? rowId
