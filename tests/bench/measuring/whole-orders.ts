import { randomUUID } from 'node:crypto'
import { urlPathOf } from '@pinline/chassis/http/call-service'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { orderEvents } from '@pinline/contracts/order/order/order-events'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { registerWithAddress, stockUp } from './buyers.ts'
import { followEvents } from './event-stream.ts'
import { HttpClient } from './http-client.ts'

/** The steps of a whole order as its buyer takes them; `paid` is the wallet's payment until the page shows it. */
export const orderSteps = ['first line', 'second line', 'preview', 'place', 'code', 'paid'] as const
export type OrderStep = (typeof orderSteps)[number]

export interface WholeOrders {
  /** One step of the n-th buyer's order; the steps are taken in their order, `first line` begins the next one. */
  readonly take: (buyer: number, step: OrderStep) => Promise<void>
  /** A whole order of the n-th buyer, who may have no other in progress. */
  readonly order: (buyer: number) => Promise<void>
  readonly close: () => void
}

const paidWithinMs = 20_000

/** A buyer's page: it queries the payment's status at each event of the order until it is paid. */
const paymentPage = (readStatus: (orderNo: OrderNumber) => Promise<string>) => {
  let watched: OrderNumber | undefined
  let finish: (() => void) | undefined
  let fail: ((error: unknown) => void) | undefined
  let isReading = false
  let isStale = false
  const read = async (): Promise<void> => {
    if (watched === undefined) return
    if (isReading) {
      isStale = true
      return
    }
    isReading = true
    try {
      do {
        isStale = false
        if ((await readStatus(watched)) === 'success') finish?.()
      } while (isStale)
    } catch (error) {
      fail?.(error)
    } finally {
      isReading = false
    }
  }
  return {
    receive: (event: string, data: unknown): void => {
      const message = orderEvents.message.parse(data)
      const changed =
        event === 'order' && 'orderNo' in message
          ? message.orderNo
          : event === 'payment' && 'paymentOf' in message
            ? message.paymentOf
            : undefined
      if (changed !== undefined && changed === watched) void read()
    },
    /** Shows an order's payment; resolves when the page shows that it is paid. */
    show: async (orderNo: OrderNumber): Promise<void> => {
      let timer: NodeJS.Timeout | undefined
      try {
        await new Promise<void>((resolve, reject) => {
          finish = resolve
          fail = reject
          watched = orderNo
          timer = setTimeout(() => reject(new Error(`${orderNo} was not shown as paid`)), paidWithinMs)
        })
      } finally {
        clearTimeout(timer)
        watched = undefined
      }
    },
  }
}

interface OrderInProgress {
  previewToken?: string
  orderNo?: OrderNumber
  attemptId?: AttemptId
}

/**
 * Registers buyers with an address and an open page each, and receives enough stock for any run.
 * @param options how many products they order at most, and gateways that the buyers use in turn
 */
export const openWholeOrders = async (
  system: TestSystem,
  count: number,
  { mostProducts, urls = [system.url] }: { readonly mostProducts?: number; readonly urls?: readonly string[] } = {},
): Promise<WholeOrders> => {
  const products = (await stockUp(system)).slice(0, mostProducts)
  const registered = await registerWithAddress(system, count)
  const clients = urls.map((url) => ({ url, client: new HttpClient(url) }))
  let added = 0
  const nextProduct = () => {
    added += 1
    const product = products[added % products.length]
    if (product === undefined) throw new Error('there is no product')
    return product.id
  }
  const buyers = await Promise.all(
    registered.map(async ({ token, addressId }, index) => {
      const way = clients[index % clients.length]
      if (way === undefined) throw new Error('there is no gateway')
      const { url, client } = way
      const authorization = { authorization: `Bearer ${token}` }
      const send = (path: string, body: unknown) =>
        client.data(urlPathOf(path), {
          method: 'POST',
          body,
          headers: { ...authorization, 'idempotency-key': randomUUID() },
        })
      const page = paymentPage(async (orderNo) => {
        const path = `${urlPathOf(getPaymentStatus.path)}?${new URLSearchParams({ orderNo }).toString()}`
        return getPaymentStatus.output.parse(await client.data(path, { headers: authorization })).status
      })
      const endEvents = await followEvents(url + urlPathOf(orderEvents.path), token, page.receive)
      const progress: OrderInProgress = {}
      return { addressId, client, send, page, endEvents, progress }
    }),
  )
  const take = async (index: number, step: OrderStep): Promise<void> => {
    const buyer = buyers[index]
    if (buyer === undefined) throw new Error(`there is no buyer ${index}`)
    const { client, send, page, progress, addressId } = buyer
    const choice = { addressId, shippingMethod: 'standard' }
    switch (step) {
      case 'first line':
      case 'second line':
        await send(addToCart.path, { productId: nextProduct(), quantity: 1 })
        return
      case 'preview':
        progress.previewToken =
          previewOrder.output.pick({ previewToken: true }).parse(await send(previewOrder.path, choice)).previewToken ??
          ''
        return
      case 'place': {
        const { previewToken } = progress
        progress.orderNo = placeOrder.output.parse(await send(placeOrder.path, { ...choice, previewToken })).orderNo
        return
      }
      case 'code': {
        const { orderNo } = progress
        // On a busy machine the order may be answered before its stock is checked.
        const attempt = await waitFor('a code to pay', () => send(startPaymentAttempt.path, { orderNo }))
        progress.attemptId = startPaymentAttempt.output.parse(attempt).attemptId
        return
      }
      case 'paid': {
        const { orderNo, attemptId } = progress
        if (orderNo === undefined || attemptId === undefined) throw new Error('nothing is to be paid')
        await Promise.all([
          page.show(orderNo),
          client.data(urlPathOf(payAttempt.path).replace('{id}', attemptId), { method: 'POST', body: {} }),
        ])
        return
      }
      default:
        return step satisfies never
    }
  }
  return {
    take,
    order: async (buyer) => {
      for (const step of orderSteps) await take(buyer, step)
    },
    close: () => {
      for (const { endEvents } of buyers) endEvents()
      for (const { client } of clients) client.close()
    },
  }
}
