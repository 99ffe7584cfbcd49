import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over what was typed into a field before the page came alive, ahead of any press that was held meanwhile. The ref
 * is the field's.
 */
export function usePreHydrationText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  onText: (text: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const latestOnText = useRef(onText)
  useLayoutEffect(() => {
    const existingText = field.current?.value ?? ''
    if (existingText !== '') latestOnText.current(existingText)
  }, [])
  return field
}
