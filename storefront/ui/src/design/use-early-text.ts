import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over what was typed into a field before the page came alive, ahead of any press that was held meanwhile. The ref
 * is the field's.
 */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  take: (text: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const takeNow = useRef(take)
  useLayoutEffect(() => {
    const early = field.current?.value ?? ''
    if (early !== '') takeNow.current(early)
  }, [])
  return field
}
