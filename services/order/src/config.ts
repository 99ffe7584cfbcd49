import { baseConfig } from '@pinline/chassis/read-config'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'
import { wechatPayConfig } from './wallet/wechat-pay/wechat-pay-settings.ts'

const settings = z.object({
  /** Payment deadline. If set, it overrides the staff's setting; so do the next two. */
  ORDER_DEADLINE_SECONDS: z.coerce.number().int().min(1).optional(),
  /** Lifetime of a QR code. */
  PAYMENT_ATTEMPT_SECONDS: z.coerce.number().int().min(1).optional(),
  /** Days after shipping until an order is completed without the buyer's confirmation. */
  RECEIPT_DAYS: z.coerce.number().int().min(1).optional(),
  /** Delay of the carrier's first entry after shipping; at most the second day. */
  TRACKING_AFTER_SECONDS: z.coerce.number().int().min(0).default(86_400),
  /** Key of the signatures of wallet messages. */
  WALLET_SECRET: z.string().min(16),
  /** The wallet that buyers pay with. */
  WALLET: walletKind.default('simulator'),
  NODE_ENV: baseConfig.shape.NODE_ENV,
})

/** Settings of the order service besides the chassis'. */
export const orderConfig = settings
  .refine(({ NODE_ENV, WALLET }) => NODE_ENV !== 'production' || WALLET !== 'simulator', {
    path: ['WALLET'],
    message: 'the simulator is refused in production: anybody with a code could pay',
  })
  .and(wechatPayConfig)
export type OrderConfig = z.infer<typeof orderConfig>
