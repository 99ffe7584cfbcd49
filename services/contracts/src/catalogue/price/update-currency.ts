import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { singleLine } from '../../api/text.ts'
import { currencyRow, editedCurrency } from './currency-row.ts'

const errors = { missing: 'required', tooLong: 'too-long' }

/** Changes what is given of how a currency is shown, and whether it is offered. The base currency always is. */
export const updateCurrency = call({
  name: 'update-currency',
  path: '/private/currencies/update',
  effect: 'command',
  access: staff('currencies.update'),
  input: z.strictObject({
    ...editedCurrency,
    symbol_left: singleLine(8, errors).min(1, 'required').optional(),
    /** Replaces all; an empty one is left out. */
    names: z.partialRecord(languageCode, singleLine(60, errors)).optional(),
    flag: singleLine(2, errors)
      .regex(/^[a-z]{2}$/, 'invalid')
      .optional(),
    enabled: z.boolean().optional(),
    orderNum: z.int('order-format').min(0, 'order-format').max(10_000, 'order-format').optional(),
  }),
  output: currencyRow,
  errors: ['not-found', 'version-conflict', 'base-currency-fixed'],
})
