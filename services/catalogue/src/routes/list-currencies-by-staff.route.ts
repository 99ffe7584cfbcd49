import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCurrenciesByStaff } from '@pinline/contracts/catalogue/price/list-currencies-by-staff'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { currencyRowOf, readCurrencies } from '../currencies/currency-rows.ts'

/** Reads up to the streams' ends, so that an editor sees changes on any instance. */
export const listCurrenciesByStaffRoute = ({ platform }: CatalogueDeps) =>
  route(listCurrenciesByStaff, async (_, { language }) => {
    const known = await readCurrencies(platform)
    const now = platform.clock.now().toISOString()
    return result({
      list: known.map((one) => currencyRowOf(one, language, now)),
      limitPercent: platform.config.CURRENCY_CHANGE_LIMIT_PERCENT,
    })
  })
