import { currencyAtom, readStoredCurrency } from './currency.ts'
import { clientStore, loadSession, readStoredSession, type Session, shownSession } from './session.ts'

/** True if a page that shows one session must not go on with another: it holds data of the first buyer. */
export const isOfAnotherBuyer = (shown: Session, now: Session): boolean =>
  shown.status === 'buyer' && (now.status !== 'buyer' || now.buyer.id !== shown.buyer.id)

const compare = (): void => {
  const isOther = isOfAnotherBuyer(shownSession(), readStoredSession())
  if (isOther || clientStore.get(currencyAtom) !== readStoredCurrency()) location.reload()
  else loadSession()
}

/**
 * Follows what other tabs change: a page is loaded again for another buyer or currency. The browser may also restore
 * a page from its memory after somebody has signed out.
 */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', compare)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compare()
  })
}
