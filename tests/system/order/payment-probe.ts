import { randomBytes } from 'node:crypto'
import type { InputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import { receiveWalletWebhook, type WalletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { orderNumber } from '@pinline/events/ids'
import { signatureHeaders, signMessage } from '@pinline/order/wallet/signature'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order, pay } from './shopping.ts'

/** What tests of payments query of an installation, and the faults that they set. */
export const paymentProbe = (installation: OrderInstallation) => {
  const setFaults = async (orderNo: string, faults: Omit<InputOf<typeof setWalletFaults>, 'orderNo'>) => {
    const set = await installation.visitor.call(setWalletFaults, { orderNo: orderNumber.parse(orderNo), ...faults })
    if (set.code !== 200) throw new Error(`faults not set: ${set.type}`)
  }

  const ledgerOf = async (orderNo: string) => {
    const { captures, refunds, notices } = (await installation.visitor.call(getWalletLedger, {})).data
    const own = <T extends { orderNo: string }>(all: readonly T[]) => all.filter((one) => one.orderNo === orderNo)
    return { captures: own(captures), refunds: own(refunds), notices: own(notices) }
  }

  const recordedOf = async (orderNo: string): Promise<{ type: string; data: Record<string, unknown> }[]> => {
    const commits = await installation.db
      .collection('commits')
      .find({ streamId: orderNo })
      .sort({ version: 1 })
      .toArray()
    return commits.flatMap((commit) => commit.events)
  }
  const eventsOf = async (orderNo: string) => (await recordedOf(orderNo)).map(({ type }) => type)
  const versionOf = async (orderNo: string) => (await recordedOf(orderNo)).length

  const statusOf = async (buyer: Person, orderNo: string) => {
    const { code, type, data } = await buyer.call(getOrder, { orderNo })
    if (code !== 200) throw new Error(`no order ${orderNo}: ${type}`)
    return data.status
  }

  return {
    setFaults,
    ledgerOf,
    recordedOf,
    eventsOf,
    versionOf,
    statusOf,

    /** What the wallet has sent about an attempt, whichever order it named. */
    webhooksOf: async (attemptId: string) =>
      (await installation.visitor.call(getWalletLedger, {})).data.notices.filter((one) => one.attemptId === attemptId),

    waitForStatus: async (buyer: Person, orderNo: string, status: string, timeoutMs = 40_000) =>
      await waitFor(`the order is ${status}`, async () => (await statusOf(buyer, orderNo)) === status, { timeoutMs }),

    waitForEvent: async (orderNo: string, type: string, timeoutMs = 40_000) =>
      await waitFor(`${type} is recorded`, async () => (await eventsOf(orderNo)).includes(type), { timeoutMs }),

    /** Captures less refunds by the wallet's ledger, minor units. */
    capturedLessRefunded: async (orderNo: string): Promise<number> => {
      const { captures, refunds } = await ledgerOf(orderNo)
      const sum = (all: readonly { amount: { minor: number } }[]) =>
        all.reduce((total, { amount }) => total + amount.minor, 0)
      return sum(captures) - sum(refunds)
    },

    /** The expected audit entries of an order's webhooks, or of a rejection. */
    audited: async (conditions: object) =>
      await installation.db
        .collection('audit-outbox')
        .find({ call: receiveWalletWebhook.name, ...conditions })
        .toArray(),

    confirmedOrder: async (buyer: Person): Promise<string> => {
      const orderNo = await order(buyer)
      await pay(installation, buyer, orderNo)
      await waitFor('the order is confirmed', async () => (await statusOf(buyer, orderNo)) === 'confirmed')
      return orderNo
    },

    /** Sends a webhook as the simulated wallet would, signed with the given secret. */
    sendWebhook: async (notice: WalletWebhook, secret = installation.walletSecret) => {
      const body = JSON.stringify(notice)
      const timestamp = String(Math.floor(Date.now() / 1000))
      const nonce = randomBytes(16).toString('hex')
      const response = await fetch(installation.url() + receiveWalletWebhook.path, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [signatureHeaders.timestamp]: timestamp,
          [signatureHeaders.nonce]: nonce,
          [signatureHeaders.signature]: signMessage(secret, { timestamp, nonce, body }),
        },
      })
      const { code, meta } = envelope.parse(await response.json())
      return { status: response.status, code, type: meta?.type }
    },
  }
}
export type PaymentProbe = ReturnType<typeof paymentProbe>
