import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { takeStockForReplacement } from '@pinline/contracts/catalogue/stock/take-stock-for-replacement'
import { afterSaleNo } from '@pinline/events/ids'
import {
  type AfterSaleReplacementApproved,
  afterSaleReplacementApproved,
} from '@pinline/events/order/after-sale-replacement-approved'
import { afterSaleDecider } from '../domain/after-sale/after-sale-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/**
 * Has the pieces of a replacement set aside, and records what the stock had. The catalogue gives one result an attempt, so
 * that a repetition, also one that comes after the stock has changed, records the same.
 */
export const takeStockWhenReplacementApproved = (platform: OrderDeps): AnyReaction =>
  defineReaction<AfterSaleReplacementApproved>({
    name: 'take-stock-when-replacement-approved',
    subscribesTo: {
      service: 'order',
      types: ['after-sale-replacement-approved'],
      eventSchema: afterSaleReplacementApproved,
    },
    react: async ({ streamId, event: { data } }, context) => {
      const { attempt, productId, quantity, fromStock } = data
      if (!fromStock) return
      const result = await platform.call(
        'catalogue',
        takeStockForReplacement,
        { afterSaleNo: afterSaleNo.parse(streamId), attempt, productId, quantity },
        { correlationId: context.correlationId, repeatable: true },
      )
      if (isRejection(result)) throw new Error(`catalogue refused a replacement: ${result.code}`)
      await handleCommand(platform, afterSaleDecider, {
        streamId,
        command: {
          type: 'record-replacement-stock',
          attempt,
          available: result.outcome === 'taken' ? null : result.available,
          now: platform.clock.now().toISOString(),
        },
        context,
      })
    },
  })
