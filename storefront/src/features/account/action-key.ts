import { useRef } from 'react'

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * One idempotency key for one action of a person: pressing again after no answer came sends the same key, a changed
 * form or an answer begins another action.
 */
export const useActionKey = () => {
  const kept = useRef<{ readonly input: string; readonly key: string }>(undefined)
  return {
    keyFor: (input: unknown): string => {
      const text = JSON.stringify(input)
      if (kept.current?.input !== text) kept.current = { input: text, key: randomKey() }
      return kept.current.key
    },
    answered: (): void => {
      kept.current = undefined
    },
  }
}
