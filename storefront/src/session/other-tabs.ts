import { currencyAtom, readStoredCurrency } from './currency.ts'
import { clientStore, loadSession, readStoredSession, type Session, shownSession } from './session.ts'

/** True if a page that shows one session must not go on with another: it holds data of the first buyer. */
export const isOfAnotherBuyer = (shown: Session, now: Session): boolean =>
  shown.status === 'buyer' && (now.status !== 'buyer' || now.buyer.id !== shown.buyer.id)

/** Reloads a page for another buyer or currency; otherwise takes over what another tab has stored. */
export const compareWithStored = (): void => {
  const isOther = isOfAnotherBuyer(shownSession(), readStoredSession())
  if (isOther || clientStore.get(currencyAtom) !== readStoredCurrency()) location.reload()
  else loadSession()
}
