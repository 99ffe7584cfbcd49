import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const addOrderNoteRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, addOrderNote, async ({ note }, { orderNo, now }) => ({
    type: 'add-order-note',
    noteRef: await platform.vault.put('note', orderNo, note, z.string()),
    now,
  }))
