import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import {
  declineAttempt,
  payAttempt,
  setWalletFaults,
  walletLedger,
} from '@pinline/contracts/order/payment/wallet-calls'
import type { OrderPlatform } from '../order-platform.ts'
import { readLedger } from '../wallet/ledger.query.ts'
import { declineAtWallet, payAtWallet } from '../wallet/pay-attempt.ts'
import { keepFaults } from '../wallet/wallet-faults.ts'

export const payAttemptRoute = (platform: OrderPlatform) =>
  route(payAttempt, async ({ id }) => {
    const paid = await payAtWallet(platform, id)
    return isRejection(paid) ? paid : answer(paid)
  })

export const declineAttemptRoute = (platform: OrderPlatform) =>
  route(declineAttempt, async ({ id }) => {
    const declined = await declineAtWallet(platform, id)
    return isRejection(declined) ? declined : answer(declined)
  })

export const setWalletFaultsRoute = (platform: OrderPlatform) =>
  route(setWalletFaults, async (faults) => {
    await keepFaults(platform, faults)
    return answer(faults)
  })

export const walletLedgerRoute = (platform: OrderPlatform) =>
  route(walletLedger, async ({ orderNo }) => answer(await readLedger(platform, orderNo)))
