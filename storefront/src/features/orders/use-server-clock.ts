import { useEffect, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'

/** The server's time in a response, and when it was received: by the browser's clock, ms since the epoch. */
interface ClockReading {
  readonly serverNow: string
  readonly receivedAt: number
}

/**
 * Milliseconds since the epoch by the server's clock, updated every second while `runs`; by the `reading` if there is
 * one, else by the headers of responses, which have whole seconds.
 */
export const useServerClock = (runs: boolean, reading?: ClockReading): number => {
  const { api } = useAppContext()
  const [now, setNow] = useState(() => ({ here: Date.now(), there: api.serverNow() }))
  useEffect(() => {
    if (!runs) return
    const update = () => setNow({ here: Date.now(), there: api.serverNow() })
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [api, runs])
  if (reading === undefined) return now.there
  return Date.parse(reading.serverNow) + Math.max(0, now.here - reading.receivedAt)
}
