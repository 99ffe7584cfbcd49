import type { Clock } from './clock.ts'

/** Time between the notification 'please log in' and the reload, ms. */
export const reloadAfterMs = 1000

/** Ends a session whose token is refused: `forget` at once, `leave` one second later, once for all refused calls. */
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
