/** What of the browser the record needs. */
interface VisitBrowser {
  readonly navigator: {
    readonly doNotTrack?: string | null
    readonly globalPrivacyControl?: boolean
  }
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly pathname: string
  readonly referrer: string
  readonly timeZone: string
  readonly post: (path: string, headers: Record<string, string>, body: string) => Promise<unknown>
}

const marker = 'visitRecorded'
const path = '/api/v1/public/common/visitor/record'

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).host || undefined
  } catch {
    return undefined
  }
}

/**
 * Records the visit once a browser session: the page without its language and query, the host that led to it, and the time
 * zone, from which the country follows. Whoever asks not to be tracked (Do Not Track, Global Privacy Control) is not recorded.
 * Nothing waits for it, and a failure is not shown. The schema is not loaded for it: every first view would carry it.
 */
export const recordVisitor = (language: string, browser: VisitBrowser): void => {
  const { navigator, storage, pathname, referrer, timeZone, post } = browser
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true) return
  try {
    if (storage.getItem(marker) !== null) return
    storage.setItem(marker, '1')
  } catch {
    // A browser without storage would be recorded with every page.
    return
  }
  const page = pathname.slice(language.length + 1) || '/'
  const host = hostOf(referrer)
  const body = JSON.stringify({ type: 1, page, ...(host === undefined ? {} : { referrer: host }), timeZone })
  post(path, { 'content-type': 'application/json', 'x-locale': language }, body).catch(() => undefined)
}
