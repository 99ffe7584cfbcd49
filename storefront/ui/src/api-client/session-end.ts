import type { Clock } from './clock.ts'

/** Between the notice 'please log in' and the reload. */
export const reloadAfterMs = 1000

/** Ends a session whose token is refused: `forget` at once, a second later `leave`, however many calls were refused. */
export const createSessionEnd = (clock: Clock, forget: () => void, leave: () => void) => {
  let isLeaving = false
  return () => {
    forget()
    if (isLeaving) return
    isLeaving = true
    clock.after(reloadAfterMs, () => {
      isLeaving = false
      leave()
    })
  }
}
