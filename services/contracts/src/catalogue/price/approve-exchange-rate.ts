import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { currencyRow, editedCurrency } from './currency-row.ts'

/** Sets the proposed rate of a currency, which another member of staff proposed. */
export const approveExchangeRate = call({
  name: 'approve-exchange-rate',
  path: '/private/currencies/approve-rate',
  effect: 'command',
  access: staff('currencies.update'),
  input: z.strictObject(editedCurrency),
  output: currencyRow,
  errors: ['not-found', 'version-conflict', 'no-proposed-rate', 'second-person-required'],
})
