import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Takes over text typed into a field before hydration, before replayed clicks run. The ref belongs to the field. */
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
