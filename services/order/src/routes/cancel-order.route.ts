import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { endOrder } from '../payments/end-order.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { orWalletUnreachable } from '../payments/wallet-unreachable.ts'
import { loadOrder } from './load-order.ts'
import { orderResult } from './order-result.ts'

export const cancelOrderRoute = (payments: PaymentDeps) =>
  route(cancelOrder, async (input, { buyerId, commandContext }) => {
    const found = await loadOrder(payments.platform, input.orderNo, buyerId)
    if (isRejection(found)) return found
    const command = (now: string) => ({ type: 'cancel-order', by: 'buyer', now }) as const
    return orderResult(await orWalletUnreachable(() => endOrder(payments, found.orderNo, command, commandContext)))
  })
