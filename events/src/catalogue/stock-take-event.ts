import { z } from 'zod'
import { stockTakeApproved } from './stock-take-approved.ts'
import { stockTakeBooked } from './stock-take-booked.ts'
import { stockTakeCancelled } from './stock-take-cancelled.ts'
import { stockTakeCounted } from './stock-take-counted.ts'
import { stockTakeStarted } from './stock-take-started.ts'

/** Events of a stock-take, which is a stream of its own. */
export const stockTakeEvent = z.discriminatedUnion('type', [
  stockTakeStarted,
  stockTakeCounted,
  stockTakeApproved,
  stockTakeBooked,
  stockTakeCancelled,
])
export type StockTakeEvent = z.infer<typeof stockTakeEvent>
