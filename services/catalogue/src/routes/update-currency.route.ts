import { updateCurrency } from '@pinline/contracts/catalogue/price/update-currency'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { currencyCommandRoute } from './currency-command-route.ts'

const withoutEmpty = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''))

export const updateCurrencyRoute = (deps: CatalogueDeps) =>
  currencyCommandRoute(deps, updateCurrency, ({ symbol_left: symbol, names, flag, enabled, orderNum }) => ({
    type: 'update-currency',
    patch: { symbol, names: names && withoutEmpty(names), flag, enabled, orderNum },
  }))
