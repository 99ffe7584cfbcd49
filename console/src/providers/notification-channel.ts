import { createContext } from 'react'

/** Forwards notifications of the API client to the component that shows them. */
export const createNotificationChannel = () => {
  const listeners = new Set<(text: string, durationMs: number | undefined) => void>()
  return {
    show: (text: string, durationMs?: number) => {
      for (const listener of listeners) listener(text, durationMs)
    },
    subscribe: (listener: (text: string, durationMs: number | undefined) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type NotificationChannel = ReturnType<typeof createNotificationChannel>

export const NotificationChannelContext = createContext<NotificationChannel>(createNotificationChannel())
