import { useSyncExternalStore } from 'react'

/** A value stored in this browser, shared by its tabs. */
export interface StoredValue<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
  /** The value in a component. The server and the page's first rendering see `initial`. */
  readonly use: () => Value
}

/** Stores a value under a key of the local storage; a value that does not have its shape reads as `initial`. */
export function storedValue<Value>(
  key: string,
  hasShape: (stored: unknown) => stored is Value,
  initial: Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let known: { readonly text: string | null; readonly value: Value } = { text: null, value: initial }
  const parse = (text: string | null): Value => {
    if (text === null) return initial
    try {
      const stored: unknown = JSON.parse(text)
      return hasShape(stored) ? stored : initial
    } catch {
      return initial
    }
  }
  const read = (): Value => {
    const text = localStorage.getItem(key)
    if (text !== known.text) known = { text, value: parse(text) }
    return known.value
  }
  const notifyListeners = (): void => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) notifyListeners()
  }
  const follow = (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }
  return {
    read,
    write: (value) => {
      localStorage.setItem(key, JSON.stringify(value))
      notifyListeners()
    },
    use: () => useSyncExternalStore(follow, read, () => initial),
  }
}
