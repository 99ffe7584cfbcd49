import { useEffect } from 'react'

/** Name of the event; what takes a picture of a page, or reads it, waits for it. */
export const renderEvent = 'render-event'
/** Time between the mount of the app and the event, ms. */
export const renderEventMs = 1000

/** Dispatches the event at the document. Returns what takes it back. */
export const scheduleRenderEvent = (target: Pick<EventTarget, 'dispatchEvent'>): (() => void) => {
  const timer = setTimeout(() => target.dispatchEvent(new Event(renderEvent)), renderEventMs)
  return () => clearTimeout(timer)
}

/** One second after the app has mounted, the document has the render event. */
export const useRenderEvent = (): void => useEffect(() => scheduleRenderEvent(document), [])
