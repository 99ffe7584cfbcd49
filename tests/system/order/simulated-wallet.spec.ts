import { randomBytes } from 'node:crypto'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { walletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { payAtWallet } from '@pinline/order/wallet/pay-attempt'
import { SimulatedWallet } from '@pinline/order/wallet/simulated-wallet'
import { prepareWalletLedger, walletAttempts, walletRefunds } from '@pinline/order/wallet/wallet-attempts'
import type { WalletDeps } from '@pinline/order/wallet/wallet-deps'
import { saveFaults } from '@pinline/order/wallet/wallet-faults'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { inject } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type WalletUnderTest, walletConformance } from './wallet-conformance.suite.ts'

const startSimulator = async (): Promise<WalletUnderTest> => {
  const client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
  const db = client.db(`wallet${randomBytes(4).toString('hex')}`)
  const nobody = 'http://127.0.0.1:1'
  const platform: WalletDeps = {
    db,
    log: pino({ level: 'silent' }),
    newId: (prefix) => `${prefix}-${randomBytes(12).toString('hex')}`,
    wake: () => undefined,
    clock: { now: () => new Date() },
    config: { ORDER_URL: nobody, PUBLIC_URL: nobody, WALLET_SECRET: randomBytes(24).toString('hex') },
  }
  await prepareWalletLedger(platform)
  const wallet = new SimulatedWallet(platform)
  const slowMs = 500
  const orderOf = async (id: AttemptId) => (await walletAttempts(platform).findOne({ _id: id }))?.orderNo
  return {
    wallet,
    pay: async (id) => {
      const before = (await walletAttempts(platform).findOne({ _id: id }))?.captureId
      const paid = await payAtWallet(platform, id)
      return before === undefined && !isRejection(paid)
    },
    booked: async (id) => {
      const attempt = await walletAttempts(platform).findOne({ _id: id })
      const captureId = attempt?.captureId
      const refunds = captureId === undefined ? [] : await walletRefunds(platform).find({ captureId }).toArray()
      const refunded = refunds.reduce((sum, { amount }) => sum + amount.minor, 0)
      return { captured: attempt?.capturedAmount?.minor ?? 0, refunded }
    },
    setBusy: async (id, busy) => {
      const orderNo = await orderOf(id)
      await saveFaults(platform, walletFaults.parse({ orderNo, busy }))
    },
    setAway: async (unreachable) => await saveFaults(platform, walletFaults.parse({ unreachable, lose: true })),
    setRefunds: async (how) => {
      const refund = how === 'at-once' ? {} : { refund: how }
      await saveFaults(platform, walletFaults.parse({ ...refund, refundDelayMs: slowMs, lose: true }))
    },
    passRefundInterval: () => undefined,
    completeRefund: async (id) => {
      await waitFor('the refund is through', async () => (await wallet.queryRefund(id)).kind === 'completed')
    },
    stop: async () => {
      await db.dropDatabase()
      await client.close()
    },
  }
}

walletConformance('the simulator', startSimulator)
