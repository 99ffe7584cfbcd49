import { type WalletFaults, walletFaults } from '@pinline/contracts/order/payment/wallet-calls'
import type { OrderNumber } from '@pinline/events/ids'
import type { WalletPlatform } from './wallet-platform.ts'

const ofAll = 'current'

const faultsOf = (platform: WalletPlatform) =>
  platform.db.collection<WalletFaults & { readonly _id: string }>('wallet-faults')

/** What is to go wrong with an order's payments: what was said of it alone, else what was said of all. */
export const readFaults = async (platform: WalletPlatform, orderNo: OrderNumber | undefined): Promise<WalletFaults> => {
  const kept = await faultsOf(platform)
    .find({ _id: { $in: orderNo === undefined ? [ofAll] : [ofAll, orderNo] } })
    .toArray()
  const own = kept.find(({ _id }) => _id !== ofAll)
  return walletFaults.parse(own ?? kept[0] ?? {})
}

export const keepFaults = async (platform: WalletPlatform, faults: WalletFaults): Promise<void> => {
  await faultsOf(platform).replaceOne({ _id: faults.orderNo ?? ofAll }, faults, { upsert: true })
}
