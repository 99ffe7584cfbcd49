import { useRef } from 'react'

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * One idempotency key for one action of a person: pressing again after no answer came sends the same key, a changed
 * form or an answer begins another action.
 */
export const useIdempotencyKey = () => {
  const pending = useRef<{ readonly input: string; readonly key: string }>(undefined)
  return {
    keyFor: (input: unknown): string => {
      const text = JSON.stringify(input)
      if (pending.current?.input !== text) pending.current = { input: text, key: randomKey() }
      return pending.current.key
    },
    complete: (): void => {
      pending.current = undefined
    },
  }
}
