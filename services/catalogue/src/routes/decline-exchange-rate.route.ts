import { declineExchangeRate } from '@pinline/contracts/catalogue/price/decline-exchange-rate'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { currencyCommandRoute } from './currency-command-route.ts'

export const declineExchangeRateRoute = (deps: CatalogueDeps) =>
  currencyCommandRoute(deps, declineExchangeRate, (_, now) => ({ type: 'decline-exchange-rate', now }))
