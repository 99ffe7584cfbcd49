import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { Fault } from '../fault.ts'
import { killAtPoints } from './kill-at-points.ts'

const kills = killAtPoints('order')

/**
 * The points of the order service while staff refund parts of most orders and cancel some after that. The wallet takes
 * half a second for each refund and sends each webhook twice.
 */
export const refundParts: Fault = {
  ...kills,
  name: 'points-refund-parts',
  refundsInParts: true,
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
        const parts = commits.order
          .flatMap(({ events }) => events)
          .filter(({ type }) => type === 'partial-refund-requested')
        return parts.length < 20 ? [`refund-parts: ${parts.length} parts were refunded, too few to say anything`] : []
      },
    }
  },
}
