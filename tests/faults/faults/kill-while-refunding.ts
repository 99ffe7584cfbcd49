import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { Fault } from '../fault.ts'
import { killAtPoints } from './kill-at-points.ts'

const kills = killAtPoints('order')
/** Fewer refunds say nothing. */
const fewest = 20

/**
 * The points of the order service while staff refund. The wallet takes half a second for each refund and sends each
 * webhook twice.
 */
const killWhileRefunding = (
  /** `counted`: the type of event that shows a refund; `what` names what is refunded in a violation. */
  {
    counted,
    what,
    ...fault
  }: Pick<Fault, 'refundsInParts' | 'returnsMost'> & {
    readonly name: string
    readonly counted: string
    readonly what: string
  },
): Fault => ({
  ...kills,
  ...fault,
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
        const refunds = commits.order.flatMap(({ events }) => events).filter(({ type }) => type === counted)
        return refunds.length < fewest
          ? [`${fault.name}: ${refunds.length} ${what} were refunded, too few to say anything`]
          : []
      },
    }
  },
})

/** Staff refund parts of most orders and cancel some after that. */
export const refundParts = killWhileRefunding({
  name: 'points-refund-parts',
  refundsInParts: true,
  counted: 'partial-refund-requested',
  what: 'parts',
})

/** A piece of most orders comes back and is refunded, or another is sent for it. */
export const afterSales = killWhileRefunding({
  name: 'points-after-sales',
  returnsMost: true,
  counted: 'after-sale-refunded',
  what: 'requests',
})
