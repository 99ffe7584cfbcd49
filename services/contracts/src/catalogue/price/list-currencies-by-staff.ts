import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { currencyRow } from './currency-row.ts'

/** All currencies with their rates, also those that are not offered, in their order. */
export const listCurrenciesByStaff = call({
  name: 'list-currencies-by-staff',
  path: '/private/currencies/list',
  effect: 'read',
  access: staff('currencies.read'),
  input: z.object({}),
  output: z.object({
    list: z.array(currencyRow),
    /** A change of a rate by more than so many percent needs a second member of staff. */
    limitPercent: z.number(),
  }),
  errors: [],
})
