import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { cancelOrder, cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order'
import { z } from 'zod'
import { endOrder } from '../payments/end-order.ts'
import type { Payments } from '../payments/payments.ts'
import { unlessAway } from '../payments/wallet-away.ts'
import { loadOrder } from './load-order.ts'
import { tellChange } from './tell-change.ts'

export const cancelOrderRoute = (payments: Payments) =>
  route(cancelOrder, async (input, { buyerId, commandContext }) => {
    const found = await loadOrder(payments.platform, input.orderNo, buyerId)
    if (isRejection(found)) return found
    const command = (now: string) => ({ kind: 'cancel-order', by: 'buyer', now }) as const
    return tellChange(await unlessAway(() => endOrder(payments, found.orderNo, command, commandContext)))
  })

export const cancelOrderByStaffRoute = (payments: Payments) =>
  route(cancelOrderByStaff, async ({ orderNo, version, reason }, { commandContext }) => {
    const found = await loadOrder(payments.platform, orderNo)
    if (isRejection(found)) return found
    const noteRef = await payments.platform.vault.put('note', found.orderNo, reason, z.string())
    const command = (now: string) => ({ kind: 'cancel-order', by: 'staff', noteRef, now }) as const
    return tellChange(await unlessAway(() => endOrder(payments, found.orderNo, command, commandContext, version)))
  })
