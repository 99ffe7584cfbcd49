import { approveExchangeRate } from '@pinline/contracts/catalogue/price/approve-exchange-rate'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { currencyCommandRoute } from './currency-command-route.ts'

export const approveExchangeRateRoute = (deps: CatalogueDeps) =>
  currencyCommandRoute(deps, approveExchangeRate, (_, now, { staffId }) => ({
    type: 'approve-exchange-rate',
    by: staffId,
    now,
  }))
