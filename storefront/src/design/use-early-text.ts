import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes over what was done with a field before the page came alive: what was typed into it, or what its form has sent by
 * itself, which stands in the address under the field's name. The ref is the field's.
 */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  take: (text: string, isSent: boolean) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const takeNow = useRef(take)
  useEffect(() => {
    if (field.current === null) return
    const { name, value } = field.current
    const sent = new URLSearchParams(location.search).get(name) ?? ''
    if (value !== '') takeNow.current(value, false)
    else if (sent !== '') takeNow.current(sent, true)
  }, [])
  return field
}
