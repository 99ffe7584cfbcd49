import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { settleLatePayment } from '@pinline/contracts/order/payment/settle-late-payment'
import { z } from 'zod'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { loadOrder } from './load-order.ts'
import { tellChange } from './tell-change.ts'

export const settleLatePaymentRoute = (platform: OrderPlatform) =>
  route(settleLatePayment, async ({ orderNo, captureId, version, note }, { commandContext }) => {
    const found = await loadOrder(platform, orderNo)
    if (isRejection(found)) return found
    const noteRef =
      note === undefined ? {} : { noteRef: await platform.vault.put('note', found.orderNo, note, z.string()) }
    const now = platform.clock.now().toISOString()
    return tellChange(
      await handleCommand(platform, orderDecider, {
        streamId: found.orderNo,
        command: { kind: 'settle-late-payment', captureId, ...noteRef, now },
        context: commandContext,
        expectedVersion: version,
      }),
    )
  })
