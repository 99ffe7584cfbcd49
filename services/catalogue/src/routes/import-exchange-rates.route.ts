import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { importExchangeRates } from '@pinline/contracts/catalogue/price/import-exchange-rates'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'
import { currencyStreamId } from '../domain/currency/currency.ts'
import { currencyDecider } from '../domain/currency/currency-decider.ts'
import { importedRatesOf, ratesOfFile } from './rates-of-file.ts'

/** A rate that is set already does nothing, so that the import may be repeated after a failure. */
export const importExchangeRatesRoute = (deps: CatalogueDeps) =>
  route(importExchangeRates, async ({ file }, { staffId, commandContext }) => {
    const { platform, currencies } = deps
    const rates = await ratesOfFile(deps, file, staffId)
    if (isRejection(rates)) return rates
    for (const { code, revision, command, outcome } of rates.changes) {
      if (outcome === 'unchanged') continue
      const context = withoutRequest(commandContext)
      const streamId = currencyStreamId(code)
      const change = { streamId, command, context, expectedVersion: revision }
      const done = await handleCommand(platform, currencyDecider, change)
      if (isRejection(done)) return done
    }
    await currencies.readAgain()
    return result(importedRatesOf(rates))
  })
