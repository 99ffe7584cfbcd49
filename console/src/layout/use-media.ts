import { useSyncExternalStore } from 'react'

/** True while a media query matches. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

export type Width = 'mobile' | 'desktop-without-sidebar' | 'desktop'

/** From 1200 px desktop with sidebar, from 750 px desktop without, below that mobile. */
export const useWidth = (): Width => {
  const wide = useMedia('(min-width: 1200px)')
  const desktop = useMedia('(min-width: 750px)')
  return wide ? 'desktop' : desktop ? 'desktop-without-sidebar' : 'mobile'
}
