import { baseConfig } from '@pinline/chassis/read-config'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'
import { wechatPayConfig } from './wallet/wechat-pay/wechat-pay-settings.ts'

const settings = z.object({
  /** How long an order may stay unpaid. Where it is given, it wins over what staff set; so do the next two. */
  ORDER_DEADLINE_SECONDS: z.coerce.number().int().min(1).optional(),
  /** How long one code to scan is good for. */
  PAYMENT_ATTEMPT_SECONDS: z.coerce.number().int().min(1).optional(),
  /** After how many days a shipped order becomes completed without its buyer saying so. */
  RECEIPT_DAYS: z.coerce.number().int().min(1).optional(),
  /** How long after shipping the carrier's first entry appears; the second day at the latest. */
  TRACKING_AFTER_SECONDS: z.coerce.number().int().min(0).default(86_400),
  /** What wallet messages are signed with. */
  WALLET_SECRET: z.string().min(16),
  /** Whom buyers pay. */
  WALLET: walletKind.default('simulator'),
  NODE_ENV: baseConfig.shape.NODE_ENV,
})

/** What the order service reads beside the chassis' own settings. */
export const orderConfig = settings
  .refine(({ NODE_ENV, WALLET }) => NODE_ENV !== 'production' || WALLET !== 'simulator', {
    path: ['WALLET'],
    message: 'the simulator is refused in production: anybody with a code could pay',
  })
  .and(wechatPayConfig)
export type OrderConfig = z.infer<typeof orderConfig>
