import { type CurrencyCode, currencyCodes } from '@pinline/events/money'
import { atom } from 'jotai'
import { useSyncExternalStore } from 'react'
import { clientStore } from './session.ts'

const CURRENCY_KEY = 'currencyCode'

/** Currency of prices in cached pages. */
export const baseCurrency: CurrencyCode = 'USD'

/** The base currency until the browser's choice has been read, so that hydration matches the page. */
export const currencyAtom = atom<CurrencyCode>(baseCurrency)

/** The currency chosen in this browser. */
export function readStoredCurrency(): CurrencyCode {
  if (typeof localStorage === 'undefined') return baseCurrency
  const stored = localStorage.getItem(CURRENCY_KEY)
  return currencyCodes.find((code) => code === stored) ?? baseCurrency
}

/** Stores the choice and reloads the page. */
export function chooseCurrency(code: CurrencyCode): void {
  localStorage.setItem(CURRENCY_KEY, code)
  location.reload()
}

/** Returns to the base currency when the chosen one is no longer offered, and reloads the page once. */
export function forgetCurrency(): void {
  if (localStorage.getItem(CURRENCY_KEY) === null) return
  localStorage.removeItem(CURRENCY_KEY)
  location.reload()
}

const follow = (onChange: () => void): (() => void) => clientStore.sub(currencyAtom, onChange)

/** The currency of this page's prices. */
export function useCurrency(): CurrencyCode {
  return useSyncExternalStore(
    follow,
    () => clientStore.get(currencyAtom),
    () => baseCurrency,
  )
}
