import { z } from 'zod'
import { event } from '../event.ts'
import { captureId } from './payment-ids.ts'

/** The order is paid and its deadline lifted. */
export const orderConfirmed = event('order-confirmed', { captureId, confirmedAt: z.iso.datetime() })
export type OrderConfirmed = z.infer<typeof orderConfirmed>
