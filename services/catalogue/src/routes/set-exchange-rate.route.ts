import { setExchangeRate } from '@pinline/contracts/catalogue/price/set-exchange-rate'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { currencyCommandRoute } from './currency-command-route.ts'

export const setExchangeRateRoute = (deps: CatalogueDeps) =>
  currencyCommandRoute(deps, setExchangeRate, ({ amount, scale, validFrom }, now, { staffId }) => ({
    ...{ type: 'set-exchange-rate', amount, scale, validFrom, source: 'staff', by: staffId, now },
    limitPercent: deps.platform.config.CURRENCY_CHANGE_LIMIT_PERCENT,
  }))
