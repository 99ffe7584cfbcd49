import type { AnyEvent, ServiceName } from '@pinline/events/event'
import { type Commit, recordedEvents } from '../event-store/commit.ts'
import type { DefinedProjection, RowMetadata } from './projection.ts'

/**
 * A row of one stream with the events that its view does not have yet, by the projection itself; undefined if there is
 * none. An event that cannot be projected, and what follows it, is left to the view. Prevents the failure "a view is
 * late, and what was decided before an event is not known when the event is handled". Shown by present-row.spec.ts.
 * @param stored the row as the view has it
 * @param commits of the stream, in order, from the row's version on or from earlier
 */
export const presentRow = <Row extends object, Event extends AnyEvent>(
  projection: DefinedProjection<Row, Event>,
  service: ServiceName,
  stored: (Row & RowMetadata) | undefined,
  commits: readonly Commit[],
): Row | undefined => {
  let row: Row | undefined = stored?._deleted === true ? undefined : stored
  for (const recorded of commits.flatMap((commit) => recordedEvents(service, commit))) {
    if (recorded.sequence <= (stored?._versions[recorded.streamId] ?? 0)) continue
    if (!projection.knows(recorded.event.type)) continue
    const event = projection.eventSchema.safeParse(recorded.event)
    if (!event.success) return row
    row = projection.project(row, { ...recorded, event: event.data })
  }
  return row
}
