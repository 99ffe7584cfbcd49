import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { WalletKind } from '@pinline/events/order/wallet-kind'
import { type Wallet, WalletUnreachable } from '../wallet/wallet.ts'

/** What the work answers, or `wallet-unreachable` where the wallet did not answer: then nothing is decided. */
export const orWalletUnreachable = async <T>(work: () => Promise<T>): Promise<T | Rejection> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WalletUnreachable) return rejection('wallet-unreachable')
    throw error
  }
}

/**
 * An attempt is asked about where it was made. What was recorded before there were two wallets is the simulator's.
 * @throws WalletUnreachable where another wallet is paid with now
 */
export const requireWalletOf = (wallet: Wallet, made: { readonly wallet: WalletKind | null }): void => {
  const at = made.wallet ?? 'simulator'
  if (at !== wallet.kind) throw new WalletUnreachable(`the attempt was made at ${at}, which is not composed`)
}
