import { exchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'

/** The beginning of a longer file is enough: its newest day comes first. */
export const ratesFileLength = 20_000

export const ratesFile = z.strictObject({ file: multiLine(ratesFileLength).min(1, 'required') })

const importedRate = z.object({
  code: currencyCode,
  amount: exchangeRate.shape.amount,
  scale: exchangeRate.shape.scale,
  /** `proposed`: it differs by more than the limit, and a second member of staff has to approve it. */
  outcome: z.enum(['set', 'proposed', 'unchanged']),
})

export const importedRates = z.object({
  /** The day of the rates. */
  date: z.iso.date(),
  list: z.array(importedRate),
})
export type ImportedRates = z.infer<typeof importedRates>

/** Sets the rates of the newest day of a file of reference rates of the European Central Bank, from now on. */
export const importExchangeRates = call({
  name: 'import-exchange-rates',
  path: '/private/currencies/import-rates',
  effect: 'command',
  access: staff('currencies.update'),
  input: ratesFile,
  output: importedRates,
  errors: ['rates-file-unreadable', 'version-conflict'],
})
