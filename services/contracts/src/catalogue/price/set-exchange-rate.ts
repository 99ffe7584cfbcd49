import { exchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { currencyRow, editedCurrency } from './currency-row.ts'

/**
 * Sets the rate of a currency for one US dollar, from now on or from a later time. One that differs from the rate before it by
 * more than the limit is only proposed: the answer has it as `proposed`.
 */
export const setExchangeRate = call({
  name: 'set-exchange-rate',
  path: '/private/currencies/set-rate',
  effect: 'command',
  access: staff('currencies.update'),
  input: z.strictObject({
    ...editedCurrency,
    amount: exchangeRate.shape.amount,
    scale: exchangeRate.shape.scale,
    /** Null: now. */
    validFrom: z.iso.datetime('date-format').nullable(),
  }),
  output: currencyRow,
  errors: ['not-found', 'version-conflict', 'base-currency-fixed', 'scheduled-rates-reached'],
})
