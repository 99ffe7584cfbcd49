import { resolveLatePayment } from '@pinline/contracts/order/payment/resolve-late-payment'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const resolveLatePaymentRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, resolveLatePayment, async ({ captureId, note }, { orderNo, now }) => ({
    type: 'resolve-late-payment',
    captureId,
    ...(note === undefined ? {} : { noteRef: await platform.vault.put('note', orderNo, note, z.string()) }),
    now,
  }))
