import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { WalletKind } from '@pinline/events/order/wallet-kind'
import { type Wallet, WalletUnreachable } from '../wallet/wallet.ts'

/** The result of the work, or `wallet-unreachable` if the wallet did not respond: then nothing is decided. */
export const orWalletUnreachable = async <T>(work: () => Promise<T>): Promise<T | Rejection> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WalletUnreachable) return rejection('wallet-unreachable')
    throw error
  }
}

/**
 * An attempt is queried at the wallet where it was made. Attempts recorded before there were two wallets are the
 * simulator's.
 * @throws WalletUnreachable if another wallet is configured now
 */
export const requireWalletOf = (wallet: Wallet, made: { readonly wallet: WalletKind | null }): void => {
  const at = made.wallet ?? 'simulator'
  if (at !== wallet.kind) throw new WalletUnreachable(`the attempt was made at ${at}, which is not composed`)
}
