import { createHash } from 'node:crypto'
import { addTrackingEntry } from '@pinline/contracts/order/order/add-tracking-entry'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

/** The same for the same entry, so that it is added once. */
const entryIdOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)

export const addTrackingEntryRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, addTrackingEntry, async ({ parcelNo, at, content }, { orderNo, now }) => ({
    type: 'add-tracking-entry',
    parcelNo,
    entryId: entryIdOf([parcelNo, at, content]),
    at,
    contentRef: await platform.vault.put('tracking', orderNo, content, z.string()),
    now,
  }))
