import { useEffect, useEffectEvent, useState } from 'react'

let report: () => void = () => undefined

/** Sets what shows that a part of the page could not be loaded, such as a toast. */
export const reportLoadFailures = (show: () => void): void => {
  report = show
}

/** Shows that something could not be loaded. */
export const reportLoadFailure = (): void => report()

/**
 * A part of the page that loads when it is first wanted; undefined until then. If it cannot be loaded, that is reported,
 * `onFailure` is called, and the next time that it is wanted it is tried again.
 */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>, onFailure: () => void): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: T }>()
  const fail = useEffectEvent(onFailure)
  const isLoading = isWanted && loaded === undefined
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    load().then(
      (part) => {
        if (!isGone) setLoaded({ part })
      },
      () => {
        if (isGone) return
        report()
        fail()
      },
    )
    return () => {
      isGone = true
    }
  }, [isLoading, load])
  return loaded?.part
}
