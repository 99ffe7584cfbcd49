import { z } from 'zod'

/** The wallet of a payment. */
export const walletKinds = ['simulator', 'wechat-pay'] as const
export const walletKind = z.enum(walletKinds)
export type WalletKind = z.infer<typeof walletKind>
