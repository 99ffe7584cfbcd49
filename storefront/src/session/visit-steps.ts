/** What happened in a visit that may be a step. */
export type Moment = 'searched' | 'found' | 'found-nothing' | 'opened' | 'added' | 'ordered'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** How far the latest search came. */
const searchKey = 'visitSearch'
/** What of this visit is counted already. */
const countedKey = 'visitCounted'
/** Whether a search led to the cart since the last order. */
const inCartKey = 'visitSearchInCart'
const path = '/api/v1/public/common/visitor/steps'

const onceAVisit = (storage: Store, step: 'visit-searched' | 'visit-added'): string[] => {
  const counted = storage.getItem(countedKey) ?? ''
  if (counted.includes(step)) return []
  storage.setItem(countedKey, `${counted} ${step}`)
  return [step]
}

/** Steps that a moment is; each is counted once a visit, or once a search. The tab remembers it, and nobody else. */
export const stepsOf = (moment: Moment, storage: Store): readonly string[] => {
  const reached = storage.getItem(searchKey)
  const isOpen = reached === 'searched' || reached === 'found'
  const reach = (next: Moment): void => storage.setItem(searchKey, next)
  switch (moment) {
    case 'searched':
      reach(moment)
      return ['search-made', ...onceAVisit(storage, 'visit-searched')]
    case 'found':
      if (reached === 'searched') reach(moment)
      return []
    case 'found-nothing':
      if (reached !== 'searched') return []
      reach(moment)
      return ['search-empty']
    case 'opened':
      if (!isOpen) return []
      reach(moment)
      return ['search-opened']
    case 'added': {
      const visit = onceAVisit(storage, 'visit-added')
      if (!isOpen && reached !== 'opened') return visit
      reach(moment)
      storage.setItem(inCartKey, '1')
      return [...visit, 'search-added']
    }
    case 'ordered':
      if (storage.getItem(inCartKey) !== '1') return []
      storage.setItem(inCartKey, '0')
      return ['search-ordered']
    default:
      return moment satisfies never
  }
}

/**
 * Counts what a visit came to. Whoever asks not to be tracked is not counted, nor who has no storage. Nothing waits for it,
 * and a failure is not shown.
 */
export const sendSteps = (moment: Moment): void => {
  const { doNotTrack, globalPrivacyControl }: Navigator & { readonly globalPrivacyControl?: boolean } = navigator
  if (doNotTrack === '1' || globalPrivacyControl === true) return
  try {
    const steps = stepsOf(moment, sessionStorage)
    if (steps.length === 0) return
    const headers = { 'content-type': 'application/json' }
    fetch(path, { method: 'POST', headers, body: JSON.stringify({ steps }), keepalive: true }).catch(() => undefined)
  } catch {
    // The storage is denied.
  }
}
