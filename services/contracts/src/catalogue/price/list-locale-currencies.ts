import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { currency } from './list-currencies.ts'

/** The currencies a buyer can choose, for the header. */
export const listLocaleCurrencies = call({
  name: 'list-locale-currencies',
  path: '/locale/currencies',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(currency),
  errors: [],
})
