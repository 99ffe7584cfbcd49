import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { z } from 'zod'
import { endOrder } from '../payments/end-order.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { orWalletUnreachable } from '../payments/wallet-unreachable.ts'
import { loadOrder } from './load-order.ts'
import { orderResult } from './order-result.ts'

export const cancelOrderByStaffRoute = (payments: PaymentDeps) =>
  route(cancelOrderByStaff, async ({ orderNo, version, reason }, { commandContext }) => {
    const found = await loadOrder(payments.platform, orderNo)
    if (isRejection(found)) return found
    const noteRef = await payments.platform.vault.put('note', found.orderNo, reason, z.string())
    const command = (now: string) => ({ type: 'cancel-order', by: 'staff', noteRef, now }) as const
    return orderResult(
      await orWalletUnreachable(() => endOrder(payments, found.orderNo, command, commandContext, version)),
    )
  })
