import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import {
  declineAttempt,
  getWalletLedger,
  payAttempt,
  setWalletFaults,
} from '@pinline/contracts/order/payment/wallet-calls'
import type { OrderDeps } from '../order-deps.ts'
import { readLedger } from '../wallet/ledger.query.ts'
import { declineAtWallet, payAtWallet } from '../wallet/pay-attempt.ts'
import { saveFaults } from '../wallet/wallet-faults.ts'

export const payAttemptRoute = (platform: OrderDeps) =>
  route(payAttempt, async ({ id }) => {
    const paid = await payAtWallet(platform, id)
    return isRejection(paid) ? paid : result(paid)
  })

export const declineAttemptRoute = (platform: OrderDeps) =>
  route(declineAttempt, async ({ id }) => {
    const declined = await declineAtWallet(platform, id)
    return isRejection(declined) ? declined : result(declined)
  })

export const setWalletFaultsRoute = (platform: OrderDeps) =>
  route(setWalletFaults, async (faults) => {
    await saveFaults(platform, faults)
    return result(faults)
  })

export const getWalletLedgerRoute = (platform: OrderDeps) =>
  route(getWalletLedger, async ({ orderNo }) => result(await readLedger(platform, orderNo)))
