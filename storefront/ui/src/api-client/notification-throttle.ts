import type { Clock } from './clock.ts'

/** Notifications. There is one error at a time: a newer one replaces `id`. */
export interface ErrorNotification {
  readonly id: 'api-error'
  readonly text: string
  /** Display time, milliseconds. */
  readonly duration: number
}

export const errorNotificationMs = 2500

/** Forwards notifications, but not the same text again while it is still shown. */
export const createNotificationThrottle = (clock: Clock, show: (notification: ErrorNotification) => void) => {
  let shown: { text: string; until: number } | undefined
  return (text: string) => {
    if (shown !== undefined && shown.text === text && clock.now() < shown.until) return
    shown = { text, until: clock.now() + errorNotificationMs }
    show({ id: 'api-error', text, duration: errorNotificationMs })
  }
}
