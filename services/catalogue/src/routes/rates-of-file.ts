import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ImportedRates } from '@pinline/contracts/catalogue/price/import-exchange-rates'
import type { StaffId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { readCurrencies } from '../currencies/currency-rows.ts'
import { readEcbRates } from '../currencies/read-ecb-rates.ts'
import { decideSetExchangeRate, type SetExchangeRate } from '../domain/currency/set-exchange-rate.ts'

interface FileRates {
  readonly date: string
  readonly changes: readonly {
    readonly code: CurrencyCode
    /** The version that the outcome rests on. */
    readonly revision: number
    readonly command: SetExchangeRate
    readonly outcome: ImportedRates['list'][number]['outcome']
  }[]
}

/** The commands by which a file's rates apply from now on, and what each would do to the currencies as they are. */
export const ratesOfFile = async (
  { platform }: CatalogueDeps,
  file: string,
  by: StaffId,
): Promise<FileRates | Rejection> => {
  const read = readEcbRates(file)
  if (read === undefined) return rejection('rates-file-unreadable')
  const currencies = await readCurrencies(platform)
  const now = platform.clock.now().toISOString()
  const changes = read.rates.flatMap(({ code, amount, scale }): FileRates['changes'] => {
    const known = currencies.find(({ defined }) => defined.code === code)
    if (known === undefined) return []
    const { revision } = known
    const limitPercent = platform.config.CURRENCY_CHANGE_LIMIT_PERCENT
    const command: SetExchangeRate = {
      ...{ type: 'set-exchange-rate', amount, scale, source: 'ecb', validFrom: null, by, limitPercent, now },
    }
    const decision = decideSetExchangeRate(known, command)
    if (isRejection(decision)) return []
    const [event] = decision
    if (event === undefined) return [{ code, revision, command, outcome: 'unchanged' }]
    return [{ code, revision, command, outcome: event.type === 'exchange-rate-set' ? 'set' : 'proposed' }]
  })
  return { date: read.date, changes }
}

export const importedRatesOf = ({ date, changes }: FileRates): ImportedRates => ({
  date,
  list: changes.map(({ code, command: { amount, scale }, outcome }) => ({ code, amount, scale, outcome })),
})
