import type { Redis } from 'ioredis'
import type { EventStore } from '../event-store/event-store.ts'
import type { Relay } from './relay.ts'

/** At most one call in so many milliseconds: one wakes the relay for all that was committed. */
const throttleMs = 5

/**
 * Notifies the publishing instance of commits by other instances of the service. Redis carries only the notification; a
 * lost one is made up for by the relay's polling. Returns `stop`.
 */
export const wakeRelayOnCommit = (
  { redis, store, relay }: { redis: Redis; store: EventStore; relay: Pick<Relay, 'isPublishing' | 'wake'> },
  channel: string,
): (() => void) => {
  const listener = redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true })
  listener.on('error', () => undefined)
  listener.on('message', () => relay.wake())
  listener.subscribe(channel).catch(() => undefined)
  let scheduled = false
  const unsubscribe = store.onCommit((_commits, isFollowed) => {
    if (isFollowed || scheduled || relay.isPublishing) return
    scheduled = true
    setTimeout(() => {
      scheduled = false
      redis.publish(channel, '').catch(() => undefined)
    }, throttleMs).unref()
  })
  return () => {
    unsubscribe()
    listener.disconnect()
  }
}
