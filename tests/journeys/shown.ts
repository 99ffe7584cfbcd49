import { listAddresses } from '@pinline/account/contract/list-addresses'
import { listProducts } from '@pinline/catalogue/contract/list-products'
import { addToCart } from '@pinline/order/contract/add-to-cart'
import { cancelOrder } from '@pinline/order/contract/cancel-order'
import { confirmReceipt } from '@pinline/order/contract/confirm-receipt'
import { getOrder } from '@pinline/order/contract/get-order'
import { paymentStatus } from '@pinline/order/contract/payment-status'
import { placeOrder } from '@pinline/order/contract/place-order'
import { shipOrder } from '@pinline/order/contract/ship-order'
import { startPaymentAttempt } from '@pinline/order/contract/start-payment-attempt'
import { startStocking } from '@pinline/order/contract/start-stocking'
import { startTesting } from '@pinline/order/contract/start-testing'
import { payAttempt } from '@pinline/order/contract/wallet-calls'
import { Caller, prepareOrder, stockedProducts } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'
import { replacedPart } from './replaced-part.ts'
import type { Shown } from './screens.ts'

type Fate = 'pending' | 'cancelled' | 'confirmed' | 'stocking' | 'testing' | 'shipped' | 'completed'

/** More than a page of orders, in every status. */
const fates: readonly Fate[] = [
  ...Array.from({ length: 12 }, (): Fate => 'completed'),
  'cancelled',
  'confirmed',
  'stocking',
  'testing',
  'shipped',
  'pending',
]

/** Fills the shop with what the screens show: orders of every status, a cart with lines that cannot be ordered. */
export const fillShop = async (url: string, buyer: Caller, staff: Caller): Promise<Shown> => {
  const stocked = await stockedProducts(url, 400)
  const orders = new Map<Fate, string>()
  for (const [index, fate] of fates.entries()) {
    const lines = stocked.slice(index % 7, (index % 7) + 1 + (index % 4))
    orders.set(
      fate,
      await bring(
        url,
        buyer,
        staff,
        fate,
        lines.map(({ id }) => ({ productId: id, quantity: 5 + index })),
      ),
    )
  }
  const visitor = new Caller(url)
  const { list } = (await visitor.call(listProducts, { q: '43045-1000', pageSize: 15 })).data()
  const gone = (await visitor.call(listProducts, { sort: '-model', pageSize: 50 }))
    .data()
    .list.filter((part) => part.stock === 0)
  const product = list[0]
  const like = (await visitor.call(listProducts, { q: 'micro-fit 10', pageSize: 15 })).data().list
  const [crowded] = (await visitor.call(listProducts, { sort: '-positions', pageSize: 15 })).data().list
  const [unpaidOrder, shippedOrder] = [orders.get('pending'), orders.get('shipped')]
  if (product === undefined || crowded === undefined || unpaidOrder === undefined || shippedOrder === undefined)
    throw new Error('nothing to show')
  const lines = [...stocked.slice(0, 6), product, ...gone.slice(0, 1)].map(({ id }, index) => ({
    productId: id,
    quantity: 10 * (index + 1),
  }))
  ;(await buyer.call(addToCart, { lines })).data()
  const { attemptId } = (await buyer.call(startPaymentAttempt, { orderNo: unpaidOrder })).data()
  await waitFor('an address', async () => (await buyer.call(listAddresses, {})).data().length > 0)
  const compared = like.slice(0, 4).map(({ id }) => id)
  return {
    productId: product.id,
    compared,
    crowdedId: crowded.id,
    replacedId: (await replacedPart(visitor)).id,
    unpaidOrder,
    shippedOrder,
    attemptId,
  }
}

const bring = async (
  url: string,
  buyer: Caller,
  staff: Caller,
  fate: Fate,
  lines: Parameters<typeof prepareOrder>[1],
): Promise<string> => {
  const { orderNo } = (await buyer.call(placeOrder, await prepareOrder(buyer, lines))).data()
  if (fate === 'pending') return orderNo
  if (fate === 'cancelled') {
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    return orderNo
  }
  const { attemptId } = (await buyer.call(startPaymentAttempt, { orderNo })).data()
  ;(await new Caller(url).call(payAttempt, { id: attemptId })).data()
  await waitFor('the payment', async () => (await buyer.call(paymentStatus, { orderNo })).data().status === 'success')
  const { version } = (await buyer.call(getOrder, { orderNo })).data()
  const steps = [
    { reached: 'stocking', take: (seen: number) => staff.call(startStocking, { orderNo, version: seen }) },
    { reached: 'testing', take: (seen: number) => staff.call(startTesting, { orderNo, version: seen }) },
    {
      reached: 'shipped',
      take: (seen: number) =>
        staff.call(shipOrder, {
          orderNo,
          version: seen,
          carrier: 'Demo Express',
          trackingNumber: `DX-${orderNo}`,
        }),
    },
    { reached: 'completed', take: () => buyer.call(confirmReceipt, { orderNo }) },
  ] as const
  let seen = version
  for (const { take } of steps.slice(0, steps.findIndex(({ reached }) => reached === fate) + 1)) {
    seen = (await take(seen)).data().version
  }
  return orderNo
}
