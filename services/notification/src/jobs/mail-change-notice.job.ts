import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob, type Job } from '@pinline/chassis/jobs/job'
import type { Platform } from '@pinline/chassis/service'
import { changeNoticeId } from '@pinline/events/ids'
import { mailChangeNoticeName } from '../change-notices/mail-change-notice-name.ts'
import { addressedNoticeDecider, addressedNoticeStream } from '../domain/addressed-notice/addressed-notice-decider.ts'
import { changeNoticeDecider } from '../domain/change-notice/change-notice-decider.ts'
import { unmailedChangeNotices } from '../read-models/change-notices/change-notices.query.ts'
import { buyersOfParts } from '../read-models/order-buyers/buyers-of-parts.query.ts'

const batchSize = 100

/**
 * Addresses a published notice to the buyers of its parts, a batch at a time. Each buyer's own stream says that they have
 * been addressed, and a reaction writes to them after that; so a repeated batch writes to nobody twice.
 */
const mailBatch = async (platform: Platform, id: string): Promise<boolean> => {
  const { state } = await loadStream(platform, changeNoticeDecider, id)
  if (state.status !== 'published' || state.mailing.isDone) return false
  const after = state.mailing.lastBuyerId
  const productIds = state.content.parts.map((part) => part.productId)
  const buyers = await buyersOfParts(platform, productIds, { after, limit: batchSize })
  const context = internalCause(platform, mailChangeNoticeName)
  const now = platform.clock.now().toISOString()
  for (const buyer of buyers)
    await handleCommand(platform, addressedNoticeDecider, {
      streamId: addressedNoticeStream(state.changeNoticeId, buyer.buyerId),
      command: {
        type: 'address-notice',
        changeNoticeId: state.changeNoticeId,
        buyerId: buyer.buyerId,
        productIds: [...buyer.productIds],
        addressedAt: now,
      },
      context,
    })
  const isDone = buyers.length < batchSize
  await handleCommand(platform, changeNoticeDecider, {
    streamId: id,
    command: {
      type: 'record-change-notice-mailed',
      after,
      lastBuyerId: buyers.at(-1)?.buyerId ?? null,
      recipients: buyers.length,
      isDone,
      now,
    },
    context,
  })
  return !isDone
}

/** Woken when a notice is published; the sweep is the guarantee. */
export const mailChangeNotice = (platform: Platform): Job =>
  defineJob({
    name: mailChangeNoticeName,
    sweepEveryMs: 15_000,
    due: async () => await unmailedChangeNotices(platform),
    run: async (id) => {
      if (!changeNoticeId.safeParse(id).success) return
      while (await mailBatch(platform, id));
    },
  })
