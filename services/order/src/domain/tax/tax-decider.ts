import type { Decider } from '@pinline/chassis/domain/decider'
import { type TaxEvent, taxEvent } from '@pinline/events/order/tax-event'
import { decideSetTax, type SetTax } from './set-tax.ts'
import { evolveTaxRules, noTax, type TaxRules } from './tax-rules.ts'

/** Decides about tax rates. */
export const taxDecider: Decider<TaxRules, SetTax, TaxEvent> = {
  streamType: 'tax',
  initial: noTax,
  evolve: evolveTaxRules,
  decide: decideSetTax,
  eventSchema: taxEvent,
}
