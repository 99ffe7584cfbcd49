import { useSyncExternalStore } from 'react'
import { usePreferences } from '../preferences.ts'
import { useWidth } from '../use-media.ts'

/** The theme state of the specification. */
export interface ThemeState {
  /** PC flag: at least 750 px wide. */
  readonly isPc: boolean
  /** Leave flag: another tab or window is in front. Toasts stay until the person is back. */
  readonly hasLeft: boolean
  /** One of fifteen colour presets; 0 by default. */
  readonly themeIndex: number
  /** Sidebar shown flag: with titles, not icons only. */
  readonly isSidebarShown: boolean
}

const isHidden = () => document.visibilityState === 'hidden'

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export const useThemeState = (): ThemeState => {
  const width = useWidth()
  const { themeIndex, menuExpanded } = usePreferences()
  const hasLeft = useSyncExternalStore(onVisibility, isHidden)
  return { isPc: width !== 'mobile', hasLeft, themeIndex, isSidebarShown: menuExpanded }
}
