import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { Fault } from '../fault.ts'
import { killAtPoints } from './kill-at-points.ts'

const kills = killAtPoints('order')

/**
 * The points of the order service while a piece of most orders comes back and is refunded. The wallet takes half a second
 * for each refund and sends each webhook twice.
 */
export const afterSales: Fault = {
  ...kills,
  name: 'points-after-sales',
  returnsMost: true,
  inject: async (context) => {
    const { staff } = context
    const slow = { refund: 'slow', refundDelayMs: 500, duplicate: true } as const
    ;(await staff.call(setWalletFaults, slow)).data()
    const injected = await kills.inject(context)
    return {
      ...injected,
      recover: async () => {
        await injected.recover()
        ;(await staff.call(setWalletFaults, {})).data()
      },
      verify: (commits) => {
        const refunded = commits.order
          .flatMap(({ events }) => events)
          .filter(({ type }) => type === 'after-sale-refunded')
        return refunded.length < 20
          ? [`after-sales: ${refunded.length} requests were refunded, too few to say anything`]
          : []
      },
    }
  },
}
