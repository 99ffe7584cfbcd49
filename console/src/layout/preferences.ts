import { useSyncExternalStore } from 'react'
import { z } from 'zod'

export const schemes = ['light', 'dark', 'system'] as const
export const densities = ['compact', 'standard', 'roomy'] as const

/** Appearance of the console on this device. It survives a logout. */
const preferences = z.object({
  scheme: z.enum(schemes).catch('system'),
  density: z.enum(densities).catch('compact'),
  /** False: the menu shows icons only. */
  menuExpanded: z.boolean().catch(true),
})
export type Preferences = z.infer<typeof preferences>

const key = 'console.preferences'

const read = (): Preferences => {
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    stored = {}
  }
  return preferences.catch({ scheme: 'system', density: 'compact', menuExpanded: true }).parse(stored)
}

let current: Preferences | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const snapshot = (): Preferences => {
  current ??= read()
  return current
}

export const setPreference = (change: Partial<Preferences>): void => {
  current = { ...snapshot(), ...change }
  localStorage.setItem(key, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, snapshot)
