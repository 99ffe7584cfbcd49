import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens or closes the help on shortcuts: by key, by the palette, or by the menu of the account. */
export const showShortcutHelp = (open: boolean): void => {
  isOpen = open
  for (const listener of listeners) listener()
}

export const useShortcutHelpOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
