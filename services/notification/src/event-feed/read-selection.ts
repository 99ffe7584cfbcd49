import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { EventSelection } from '@pinline/contracts/notification/event-feed/list-events'
import { publicEvents } from '@pinline/events/public/public-events'
import type { FeedFilter } from './feed-filter.ts'

const typeOf = new Map(publicEvents.flatMap(({ name, type }) => [[name, type] as const, [type, type] as const]))

const listOf = <Value>(value: Value | readonly Value[] | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Value]

/** The filter of a selection. A type that is not public is refused: its reader would wait for ever. */
export const readSelection = ({ type, service, stream, since }: EventSelection): FeedFilter | Rejection => {
  const types = listOf(type).map((name) => typeOf.get(name))
  const known = types.filter((one) => one !== undefined)
  if (known.length < types.length) return rejection('invalid-input', { errors: { type: 'invalid' } })
  return {
    types: new Set(known),
    services: new Set(listOf(service)),
    stream,
    since: since === undefined ? undefined : new Date(since).toISOString(),
  }
}
