import type { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'
import { datedRate } from './exchange-rate-set.ts'

/** A rate differs so much from the one before that a second member of staff has to approve it. */
export const exchangeRateProposed = event('exchange-rate-proposed', { ...datedRate, proposedBy: staffId })
export type ExchangeRateProposed = z.infer<typeof exchangeRateProposed>
