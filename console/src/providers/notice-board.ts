import { createContext } from 'react'

/** Passes notices of the API client to the component that shows them. */
export const createNoticeBoard = () => {
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

export type NoticeBoard = ReturnType<typeof createNoticeBoard>

export const NoticeBoardContext = createContext<NoticeBoard>(createNoticeBoard())
