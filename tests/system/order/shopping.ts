import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { home, parts } from './upstream-services.ts'

/** Adds parts to the cart and previews the order with standard freight. */
export const preview = async (buyer: Person, lines = [{ productId: parts.header, quantity: 250 }]) => {
  const added = await buyer.call(addToCart, { lines })
  if (added.code !== 200) throw new Error(`not added: ${added.type}`)
  const previewed = await buyer.call(previewOrder, { addressId: home, shippingMethod: 'standard' })
  if (previewed.code !== 200) throw new Error(`not previewed: ${previewed.type}`)
  if (previewed.data.previewToken === null) throw new Error('no preview token')
  return { ...previewed.data, previewToken: previewed.data.previewToken }
}

/** Places what `preview` shows. */
export const place = async (
  buyer: Person,
  previewToken: string,
  headers: Record<string, string> = {},
  more: { remark?: string; poNumber?: string } = {},
) => await buyer.call(placeOrder, { addressId: home, shippingMethod: 'standard', previewToken, ...more }, headers)

/** A pending order of the given lines, whose stock is reserved. */
export const order = async (buyer: Person, lines?: { productId: typeof parts.header; quantity: number }[]) => {
  const { previewToken } = await preview(buyer, lines)
  const placed = await place(buyer, previewToken)
  if (placed.code !== 200) throw new Error(`not placed: ${placed.type}`)
  const { orderNo, status } = placed.data
  if (status === 'checking') {
    const { lines: ordered } = await waitFor(`the stock of ${orderNo}`, async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return !data.checkingStock && data
    })
    // After that the cart is emptied, by no event.
    await waitFor('the cart without its lines', async () => {
      const { data } = await buyer.call(getCart, {})
      return ordered.every(({ productId }) => data.lines.every((line) => line.productId !== productId))
    })
  }
  return orderNo
}

/** Makes a code and pays it at the wallet. */
export const pay = async (installation: OrderInstallation, buyer: Person, orderNo: string) => {
  const attempt = await buyer.call(startPaymentAttempt, { orderNo })
  if (attempt.code !== 200) throw new Error(`no attempt: ${attempt.type}`)
  return {
    attempt: attempt.data,
    paid: await installation.visitor.call(payAttempt, { id: attempt.data.attemptId }),
  }
}
