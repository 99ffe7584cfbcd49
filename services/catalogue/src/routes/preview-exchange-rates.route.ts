import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { previewExchangeRates } from '@pinline/contracts/catalogue/price/preview-exchange-rates'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { importedRatesOf, ratesOfFile } from './rates-of-file.ts'

export const previewExchangeRatesRoute = (deps: CatalogueDeps) =>
  route(previewExchangeRates, async ({ file }, { staffId }) => {
    const rates = await ratesOfFile(deps, file, staffId)
    return isRejection(rates) ? rates : result(importedRatesOf(rates))
  })
