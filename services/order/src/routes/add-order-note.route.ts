import { checkMentions } from '@pinline/chassis/http/check-mentions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const addOrderNoteRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, addOrderNote, async ({ note }, { orderNo, now }) => {
    const mentions = await checkMentions(platform, note, 'orders')
    if (isRejection(mentions)) return mentions
    const noteRef = await platform.vault.put('note', orderNo, note, z.string())
    return { type: 'add-order-note', noteRef, mentions, now }
  })
