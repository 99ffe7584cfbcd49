import { type Appearance, appearance } from '@pinline/events/account/appearance'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'

export const schemes = appearance.shape.scheme.options
export const densities = appearance.shape.density.options
export type Density = (typeof densities)[number]

/** Appearance of the console on this device. It survives a logout, so that the login page has it too. */
const preferences = z.object({
  scheme: appearance.shape.scheme.catch('system'),
  density: appearance.shape.density.catch('compact'),
  /** Colour preset. */
  themeIndex: appearance.shape.themeIndex.catch(0),
  /** False: the menu shows icons only. */
  menuExpanded: z.boolean().catch(true),
  /** False: keys of one letter do nothing. */
  shortcuts: z.boolean().catch(true),
  /** Id of the person whose choice the server does not have yet; null if it has it. */
  unsavedOf: z.string().nullable().catch(null),
})
export type Preferences = z.infer<typeof preferences>

const key = 'console.preferences'

/** Stored preferences; what is missing or unknown, also by an older or newer release, has its default. */
export const parsePreferences = (stored: string | null): Preferences => {
  try {
    return preferences.parse(JSON.parse(stored ?? '{}'))
  } catch {
    return preferences.parse({})
  }
}

let current: Preferences | undefined
const listeners = new Set<() => void>()

const onOtherTab = (event: StorageEvent) => {
  if (event.key !== key) return
  current = parsePreferences(event.newValue)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', onOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onOtherTab)
  }
}

const snapshot = (): Preferences => {
  current ??= parsePreferences(localStorage.getItem(key))
  return current
}

export const setPreference = (change: Partial<Preferences>): void => {
  current = { ...snapshot(), ...change }
  localStorage.setItem(key, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, snapshot)

/** Whether the console looks like that now. */
export const hasAppearance = (wanted: Appearance): boolean => {
  const { scheme, density, themeIndex } = snapshot()
  return wanted.scheme === scheme && wanted.density === density && wanted.themeIndex === themeIndex
}
