import { recordPick } from '@pinline/contracts/order/picking/record-pick'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const recordPickRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, recordPick, ({ productId, picked, short, lot }, { now }) => ({
    type: 'record-pick',
    productId,
    picked,
    short,
    lot: lot === '' ? null : lot,
    now,
  }))
