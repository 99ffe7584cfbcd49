import { useState } from 'react'
import { appliedText, heldText, seeValue, sendText, typeText } from './held-text.ts'

/** A field's text that runs ahead of its value. */
export const useHeldText = (value: string) => {
  const [before, setHeld] = useState(() => heldText(value))
  const held = seeValue(before, value)
  if (held !== before) setHeld(held)
  const applied = appliedText(held)
  return {
    text: held.text,
    applied,
    type: (text: string) => setHeld((now) => typeText(now, text)),
    send: (query: string) => setHeld((now) => sendText(now, query)),
    /** Shows what is applied. */
    revert: () => setHeld((now) => typeText(now, appliedText(now))),
  }
}
