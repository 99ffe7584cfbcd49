import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { callService } from '@pinline/chassis/http/call-service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listEventConsumers } from '@pinline/contracts/api/recorded-events'
import { publicEvents } from '@pinline/events/public/public-events'
import type { GatewayDeps } from '../gateway-deps.ts'
import { queryEach, services } from '../streams/query-each.ts'
import type { EventConsumers } from './event-pages.ts'

const timeoutMs = 2000
const events = publicEvents.map(({ service, streamType, name }) => ({ service, streamType, type: name }))

/**
 * What handles the public events. Services that do not respond are missing. Everybody may read the pages: no reader
 * may query four services each time.
 */
export const eventConsumers = cachedForASecond(
  async ({ urls, internalToken }: Pick<GatewayDeps, 'urls' | 'internalToken'>): Promise<EventConsumers> => {
    const responses = await queryEach(services, async (service) => {
      const found = await callService(urls[service], internalToken, listEventConsumers, { events }, { timeoutMs })
      return isRejection(found) ? found : found.consumers
    })
    return new Map(responses.flatMap(({ service, found }) => (found === undefined ? [] : [[service, found] as const])))
  },
)
