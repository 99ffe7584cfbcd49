import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { resolveLatePayment } from '@pinline/contracts/order/payment/resolve-late-payment'
import { z } from 'zod'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'
import { orderResult } from './order-result.ts'

export const resolveLatePaymentRoute = (platform: OrderDeps) =>
  route(resolveLatePayment, async ({ orderNo, captureId, version, note }, { commandContext }) => {
    const found = await loadOrder(platform, orderNo)
    if (isRejection(found)) return found
    const noteRef =
      note === undefined ? {} : { noteRef: await platform.vault.put('note', found.orderNo, note, z.string()) }
    const now = platform.clock.now().toISOString()
    return orderResult(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'resolve-late-payment', captureId, ...noteRef, now },
        context: commandContext,
        expectedVersion: version,
      }),
    )
  })
