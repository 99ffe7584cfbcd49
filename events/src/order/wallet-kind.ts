import { z } from 'zod'

/** Which wallet takes the money. */
export const walletKinds = ['simulator', 'wechat-pay'] as const
export const walletKind = z.enum(walletKinds)
export type WalletKind = z.infer<typeof walletKind>
