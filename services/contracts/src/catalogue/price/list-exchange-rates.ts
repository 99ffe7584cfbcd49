import { currencyEvent } from '@pinline/events/catalogue/currency-event'
import { datedRate } from '@pinline/events/catalogue/exchange-rate-set'
import { actor } from '@pinline/events/event'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'

const eventTypes = currencyEvent.options.map((option) => option.shape.type.value)

/** A change of a currency; `rate` is null unless one was set or proposed. */
const rateChange = z.object({
  at: z.iso.datetime(),
  actor,
  type: z.enum(eventTypes),
  rate: z.object(datedRate).omit({ code: true }).nullable(),
  version: z.int(),
})
export type RateChange = z.infer<typeof rateChange>

/** The history of a currency, newest first. Each rate applies until the next one begins. */
export const listExchangeRates = call({
  name: 'list-exchange-rates',
  path: '/private/currencies/rates',
  effect: 'read',
  access: staff('currencies.read'),
  input: pageRequest.extend({ code: currencyCode }),
  output: page(rateChange),
  errors: [],
})
