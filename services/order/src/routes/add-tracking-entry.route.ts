import { addTrackingEntry } from '@pinline/contracts/order/order/add-tracking-entry'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { entryIdOf } from '../tracking/entry-id.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const addTrackingEntryRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, addTrackingEntry, async ({ parcelNo, at, content }, { orderNo, now }) => ({
    type: 'add-tracking-entry',
    parcelNo,
    entryId: entryIdOf(parcelNo, at, content),
    at,
    contentRef: await platform.vault.put('tracking', orderNo, content, z.string()),
    now,
  }))
