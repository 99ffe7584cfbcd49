import { useEffect, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'

/** Milliseconds since the epoch by the server's clock, told anew every second while `runs`. */
export const useServerClock = (runs: boolean): number => {
  const { api } = useAppContext()
  const [now, setNow] = useState(() => api.serverNow())
  useEffect(() => {
    if (!runs) return
    setNow(api.serverNow())
    const timer = setInterval(() => setNow(api.serverNow()), 1000)
    return () => clearInterval(timer)
  }, [api, runs])
  return now
}
