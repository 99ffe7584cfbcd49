import { fileStoreConfig } from '@pinline/chassis/files/file-store'
import { mode } from '@pinline/chassis/read-config'
import type { ShownVariables } from '@pinline/chassis/settings/shown-variables'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'
import { wechatPayConfig } from './wallet/wechat-pay/wechat-pay-settings.ts'

const settings = z.object({
  /** Payment deadline. If set, it overrides the staff's setting; so do those up to the next with a default. */
  ORDER_DEADLINE_SECONDS: z.coerce.number().int().min(1).optional(),
  /** Lifetime of a QR code. */
  PAYMENT_ATTEMPT_SECONDS: z.coerce.number().int().min(1).optional(),
  /** Days after shipping until an order is completed without the buyer's confirmation. */
  RECEIPT_DAYS: z.coerce.number().int().min(1).optional(),
  /** Unpaid orders of one buyer. */
  UNPAID_ORDERS: z.coerce.number().int().min(1).optional(),
  /** Percentage of a product's free pieces that they may hold. */
  UNPAID_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).optional(),
  /** Pieces of a product that they may always hold. */
  UNPAID_SHARE_PIECES: z.coerce.number().int().min(0).optional(),
  /** Percentage of them that unpaid orders of all buyers who have never paid one may hold. */
  NEW_BUYERS_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).optional(),
  /** Percentage above which an order has the next deadline. */
  LARGE_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).optional(),
  LARGE_SHARE_DEADLINE_SECONDS: z.coerce.number().int().min(1).optional(),
  /** Days after delivery within which after-sales service may be asked for, by kind. */
  AFTER_SALE_RETURN_DAYS: z.coerce.number().int().min(1).optional(),
  AFTER_SALE_EXCHANGE_DAYS: z.coerce.number().int().min(1).optional(),
  AFTER_SALE_REPLACEMENT_DAYS: z.coerce.number().int().min(1).optional(),
  AFTER_SALE_REPAIR_DAYS: z.coerce.number().int().min(1).optional(),
  /** Days within which staff answer a request. */
  AFTER_SALE_ANSWER_DAYS: z.coerce.number().int().min(1).optional(),
  /** Days after approval within which pieces are to be back. */
  AFTER_SALE_SEND_BACK_DAYS: z.coerce.number().int().min(1).optional(),
  /** Delay of the carrier's first entry after shipping; at most the second day. */
  TRACKING_AFTER_SECONDS: z.coerce.number().int().min(0).default(86_400),
  /** Key of the signatures of wallet messages. */
  WALLET_SECRET: z.string().min(16),
  /** The wallet that buyers pay with. */
  WALLET: walletKind.default('simulator'),
  PINLINE_MODE: mode,
})

/** Settings of the order service besides the chassis'. */
export const orderConfig = settings
  .refine(({ PINLINE_MODE, WALLET }) => PINLINE_MODE === 'development' || WALLET !== 'simulator', {
    path: ['WALLET'],
    message: 'the simulator is refused in production, since anybody could pay: configure a real wallet',
  })
  .and(wechatPayConfig)
  .and(fileStoreConfig)
export type OrderConfig = z.infer<typeof orderConfig>

/** What staff see of them. */
export const orderVariables: ShownVariables = { plain: ['WALLET', 'FILES_STORE'], secret: ['WALLET_SECRET'] }
