import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { OrderDeps } from '../order-deps.ts'
import { saveFaults } from '../wallet/wallet-faults.ts'

export const setWalletFaultsRoute = (platform: OrderDeps) =>
  route(setWalletFaults, async (faults) => {
    await saveFaults(platform, faults)
    return result(faults)
  })
