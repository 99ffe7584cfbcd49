import { type EventSummary, tailOf } from '@pinline/contracts/api/recorded-events'
import type { ServiceName } from '@pinline/events/event'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useEffect, useState } from 'react'

/** Rows that the page keeps. */
const maxRows = 200
/** The service sends nothing for longer. */
const endsAfterMs = 600_000

export interface Tail {
  readonly events: readonly EventSummary[]
  /** Events left out because there were too many in a second. */
  readonly skipped: number
}

/** What a service stores from now on, newest first. Paused it gets nothing, and goes on with what comes then. */
export const useTail = (service: ServiceName, paused: boolean, onEnd: () => void): Tail => {
  const api = useApi()
  const [tail, setTail] = useState<Tail & { readonly of: ServiceName }>({ of: service, events: [], skipped: 0 })
  useEffect(() => {
    if (paused) return
    const { path, message } = tailOf(service)
    const stop = api.follow(path, {
      schema: message,
      onMessage: ({ event, skipped }) =>
        setTail((before) => {
          const known = before.of === service ? before : { of: service, events: [], skipped: 0 }
          return {
            of: service,
            events: [event, ...known.events].slice(0, maxRows),
            skipped: known.skipped + skipped,
          }
        }),
    })
    const end = setTimeout(onEnd, endsAfterMs)
    return () => {
      clearTimeout(end)
      stop()
    }
  }, [api, service, paused, onEnd])
  return tail.of === service ? tail : { events: [], skipped: 0 }
}
