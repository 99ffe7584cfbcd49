import { orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** So many orders at a time are on a pick list: the oldest. */
export const maxPickedOrders = 50

/** What was last recorded of a line. */
export const pickRecord = z.object({ picked: z.int(), short: z.int(), lot: z.string().nullable() })

/** A line that is to be picked. */
export const pickRow = z.object({
  orderNo: orderNumber,
  productId,
  model: z.string(),
  manufacturer: z.string(),
  /** Made to order: lies in no bin before it is made. */
  custom: z.boolean(),
  quantity: z.int(),
  bin: z.string().nullable(),
  /** Number of changes of the bin; a change sends it back. */
  binVersion: z.int(),
  /** Null until it is picked. */
  pick: pickRecord.nullable(),
})
export type PickRow = z.infer<typeof pickRow>

export const pickListOutput = z.object({
  rows: z.array(pickRow),
  /** Whether further orders are being prepared. */
  more: z.boolean(),
})
export type PickList = z.infer<typeof pickListOutput>

/** The lines of the orders that are being prepared, by bin. */
export const listPicks = call({
  name: 'list-picks',
  path: '/private/orders/picks',
  effect: 'read',
  access: staff('orders.stock'),
  input: z.object({}),
  output: pickListOutput,
  errors: [],
})
