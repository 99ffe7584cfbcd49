import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { submitBeforeHydrationScript } from './submit-before-hydration.ts'

interface Submitted {
  readonly defaultPrevented: boolean
  readonly target: { hasAttribute: (name: string) => boolean; isConnected: boolean; requestSubmit: () => void }
  readonly submitter: { click: () => void } | null
  readonly preventDefault: () => void
}

/** A page with one form and one button; once hydrated, it prevents the browser from sending the form. */
function page({ says = '', hasButton = true } = {}) {
  let isAlive = false
  let listen: (event: Submitted) => void = () => undefined
  const waiting: (() => void)[] = []
  const pressed = vi.fn<() => void>(() => listen(submitted()))
  const submitted = (): Submitted => ({
    defaultPrevented: isAlive,
    target: { hasAttribute: (name) => name === says, isConnected: true, requestSubmit: pressed },
    submitter: hasButton ? { click: pressed } : null,
    preventDefault,
  })
  const preventDefault = vi.fn<() => void>()
  runInNewContext(submitBeforeHydrationScript, {
    addEventListener: (_: string, listener: typeof listen) => {
      listen = listener
    },
    setTimeout: (again: () => void) => waiting.push(again),
  })
  return {
    preventDefault,
    pressed,
    send: () => listen(submitted()),
    comeAlive: () => {
      isAlive = true
    },
    /** Advances the time; returns whether a timer was pending. */
    wait: () => waiting.splice(0).map((again) => again()).length > 0,
  }
}

describe('a form submitted before hydration', () => {
  it.each([{ hasButton: true }, { hasButton: false }])('is delayed, and submitted after hydration: %o', (form) => {
    const { send, wait, comeAlive, preventDefault, pressed } = page(form)
    send()
    send()
    expect(preventDefault).toHaveBeenCalledTimes(2)
    expect(wait()).toBe(true)
    comeAlive()
    expect(wait()).toBe(true)
    expect(pressed).toHaveBeenCalledTimes(2)
    expect(preventDefault).toHaveBeenCalledTimes(3)
    expect(wait()).toBe(false)
  })

  it('is never sent by the browser, and not retried for ever', () => {
    const { send, wait, preventDefault, pressed } = page()
    send()
    while (wait());
    expect(pressed).toHaveBeenCalledTimes(300)
    expect(preventDefault).toHaveBeenCalledTimes(301)
  })

  it.each(['action', 'method'])('is left to the browser if it has %s', (says) => {
    const { send, wait, preventDefault } = page({ says })
    send()
    expect(preventDefault).not.toHaveBeenCalled()
    expect(wait()).toBe(false)
  })
})
