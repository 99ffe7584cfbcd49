import { type WalletFaults, walletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { OrderNumber } from '@pinline/events/ids'
import type { WalletDeps } from './wallet-deps.ts'

const ofAll = 'current'

const faultsOf = (platform: WalletDeps) =>
  platform.db.collection<WalletFaults & { readonly _id: string }>('wallet-faults')

/** Faults of an order's payments: those set for it, or else those set for all. */
export const readFaults = async (platform: WalletDeps, orderNo: OrderNumber | undefined): Promise<WalletFaults> => {
  const stored = await faultsOf(platform)
    .find({ _id: { $in: orderNo === undefined ? [ofAll] : [ofAll, orderNo] } })
    .toArray()
  const own = stored.find(({ _id }) => _id !== ofAll)
  return walletFaults.parse(own ?? stored[0] ?? {})
}

export const saveFaults = async (platform: WalletDeps, faults: WalletFaults): Promise<void> => {
  await faultsOf(platform).replaceOne({ _id: faults.orderNo ?? ofAll }, faults, { upsert: true })
}
