import { defineJob } from '@pinline/chassis/jobs/job'
import { attemptId, refundId } from '@pinline/events/order/payment-ids'
import type { OrderPlatform } from '../order-platform.ts'
import { deliverNotice, deliverRefundNotice } from '../wallet/deliver-notice.ts'
import { noticesDue } from '../wallet/notices-due.query.ts'

/** The simulated wallet's own post: notices that are late on purpose or were not taken, of attempts and of refunds. */
export const deliverWalletNoticeJob = (platform: OrderPlatform) =>
  defineJob({
    name: 'deliver-wallet-notice',
    sweepEveryMs: 2000,
    due: async (now) => await noticesDue(platform, now),
    run: async (id) => {
      const refund = refundId.safeParse(id)
      if (refund.success) await deliverRefundNotice(platform, refund.data)
      else await deliverNotice(platform, attemptId.parse(id))
    },
  })
