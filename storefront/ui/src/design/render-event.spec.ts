import { expect, it, vi } from 'vitest'
import { renderEvent, scheduleRenderEvent } from './render-event.ts'

it('the render event fires one second after the mount, once, and not after an unmount', () => {
  vi.useFakeTimers()
  try {
    const target = new EventTarget()
    const received = vi.fn()
    target.addEventListener(renderEvent, received)
    scheduleRenderEvent(target)
    vi.advanceTimersByTime(999)
    expect(received).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(received).toHaveBeenCalledOnce()
    scheduleRenderEvent(target)()
    vi.advanceTimersByTime(5000)
    expect(received).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
