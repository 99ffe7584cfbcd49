import { walletConformance } from '../system/order/wallet-conformance.suite.ts'
import { adapterFor } from './adapter-under-test.ts'
import { startEmulator } from './emulator.ts'
import { newMerchant } from './merchant.ts'

const refundsBegin = { 'at-once': 'SUCCESS', slow: 'PROCESSING', fail: 'ABNORMAL' } as const

walletConformance('WeChat Pay', async () => {
  const emulator = await startEmulator(newMerchant())
  const { wallet } = adapterFor(emulator)
  return {
    wallet,
    pay: (id) => emulator.pay(id, { lost: true }),
    booked: async (id) => {
      const { captures, refunds } = emulator.providerRecords.ledger(id)
      return {
        captured: captures.reduce((sum, { total }) => sum + total, 0),
        refunded: refunds.reduce((sum, { refund }) => sum + refund, 0),
      }
    },
    setBusy: async (id, busy) => {
      emulator.trade(id).state = busy ? 'USERPAYING' : 'NOTPAY'
    },
    setAway: async (away) => {
      emulator.fault = { answer: away ? 'broken' : 'none' }
    },
    setRefunds: async (how) => {
      emulator.providerRecords.refundsBegin = refundsBegin[how]
    },
    passRefundInterval: () => emulator.providerRecords.passRefundInterval(),
    completeRefund: (id) => emulator.completeRefund(id, 'SUCCESS', { lost: true }),
    stop: () => emulator.stop(),
  }
})
