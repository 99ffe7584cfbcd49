import { removeTrackingEntry } from '@pinline/contracts/order/order/remove-tracking-entry'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const removeTrackingEntryRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, removeTrackingEntry, ({ parcelNo, entryId }, { now }) => ({
    type: 'remove-tracking-entry',
    parcelNo,
    entryId,
    now,
  }))
