import { rejection } from '@pinline/contracts/api/error-codes'
import { refillTopic } from '@pinline/contracts/api/operations'
import type { EventStore } from '../event-store/event-store.ts'
import { result } from '../http/call-result.ts'
import { type Route, route } from '../http/route.ts'
import { refillBatch } from './refill.ts'

/** The operator's call that publishes commits once more. */
export const outboxRoutes = (store: EventStore): Route[] => [
  route(refillTopic, async ({ after }) => {
    if (after !== undefined && !/^[0-9a-f]{24}$/.test(after)) return rejection('invalid-input')
    const { marked, next } = await refillBatch(store, after)
    return result({ marked, next: next ?? null })
  }),
]
