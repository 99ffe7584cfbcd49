import { useEffect, useState } from 'react'

/** Delay between the last key and the queries, ms. */
const debounceMs = 250

/** A typed text once typing pauses. */
export const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
