import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { currencyRow, editedCurrency } from './currency-row.ts'

/** Drops the proposed rate of a currency. */
export const declineExchangeRate = call({
  name: 'decline-exchange-rate',
  path: '/private/currencies/decline-rate',
  effect: 'command',
  access: staff('currencies.update'),
  input: z.strictObject(editedCurrency),
  output: currencyRow,
  errors: ['not-found', 'version-conflict', 'no-proposed-rate'],
})
