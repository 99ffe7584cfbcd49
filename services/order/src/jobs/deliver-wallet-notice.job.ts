import { defineJob } from '@pinline/chassis/jobs/job'
import { attemptId } from '@pinline/events/order/payment-ids'
import type { OrderPlatform } from '../order-platform.ts'
import { deliverNotice } from '../wallet/deliver-notice.ts'
import { walletAttempts } from '../wallet/wallet-attempts.ts'

/** The simulated wallet's own post: notices that are late on purpose or were not taken. */
export const deliverWalletNoticeJob = (platform: OrderPlatform) =>
  defineJob({
    name: 'deliver-wallet-notice',
    sweepEveryMs: 2000,
    due: async (now) => {
      const found = await walletAttempts(platform)
        .find({ 'notice.due': { $lte: now } }, { projection: { _id: 1 } })
        .sort({ 'notice.due': 1 })
        .limit(200)
        .toArray()
      return found.map((attempt) => attempt._id)
    },
    run: async (id) => await deliverNotice(platform, attemptId.parse(id)),
  })
