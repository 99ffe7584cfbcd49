import { useEffect, useState } from 'react'

/** Whole seconds until a time has passed, then 0; `start` restarts it. */
export const useCountdown = (): { secondsLeft: number; start: (seconds: number) => void } => {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    secondsLeft,
    start: (seconds) => {
      setNow(Date.now())
      setEndsAt(Date.now() + seconds * 1000)
    },
  }
}
