import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { createContentPreview } from '@pinline/contracts/catalogue/content/create-content-preview'
import { listNews } from '@pinline/contracts/catalogue/content/list-news'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { createMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-my-webhook-endpoint'
import { listMyWebhookDeliveries } from '@pinline/contracts/notification/webhook/list-my-webhook-deliveries'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { buyerId } from '@pinline/events/ids'
import { accepted, Caller, registerByMail, startAttempt, stockedProducts } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'
import { advanceOrder, type OrderProgress } from './advance-order.ts'
import { fillVisits } from './fill-visits.ts'
import { replacedPart } from './replaced-part.ts'
import type { ShopSamples } from './screens.ts'

/** More than one page of orders, in every status. */
const progresses: readonly OrderProgress[] = [
  ...Array.from({ length: 12 }, (): OrderProgress => 'completed'),
  'cancelled',
  'confirmed',
  'stocking',
  'testing',
  'shipped',
  'pending',
]

/** A buyer who was registered once. */
const eraseSomebody = async (url: string, staff: Caller): Promise<void> => {
  const former = await registerByMail(url, 'former@example.test')
  const id = buyerId.parse((await former.call(getMe, {})).data().id)
  await accepted('the erasure', () => staff.call(eraseBuyer, { id, confirmation: true }))
}

/** Fills the shop with data for the screens: orders of every status, a cart with invalid lines, an erased buyer. */
export const fillShop = async (url: string, buyer: Caller, staff: Caller): Promise<ShopSamples> => {
  const stocked = await stockedProducts(url, 400)
  const { id: webhookId } = (
    await buyer.call(createMyWebhookEndpoint, { url: 'https://erp.example.com/pinline' })
  ).data()
  const orders = new Map<OrderProgress, string>()
  for (const [index, progress] of progresses.entries()) {
    const lines = stocked.slice(index % 7, (index % 7) + 1 + (index % 4))
    orders.set(
      progress,
      await advanceOrder(
        url,
        buyer,
        staff,
        progress,
        lines.map(({ id }) => ({ productId: id, quantity: 5 + index })),
      ),
    )
  }
  const visitor = new Caller(url)
  await fillVisits(visitor)
  await eraseSomebody(url, staff)
  const { list } = (await visitor.call(listProducts, { q: '43045-1000', pageSize: 15 })).data()
  const gone = (await visitor.call(listProducts, { sort: '-model', pageSize: 50 }))
    .data()
    .list.filter((part) => part.stock === 0)
  const product = list[0]
  const like = (await visitor.call(listProducts, { q: 'micro-fit 10', pageSize: 15 })).data().list
  const [crowded] = (await visitor.call(listProducts, { sort: '-positions', pageSize: 15 })).data().list
  const [unpaidOrder, shippedOrder, testedOrder, confirmedOrder] = (
    ['pending', 'shipped', 'testing', 'confirmed'] as const
  ).map((status) => orders.get(status))
  if (!(product && crowded && unpaidOrder && shippedOrder && testedOrder && confirmedOrder))
    throw new Error('nothing to show')
  const lines = [...stocked.slice(0, 6), product, ...gone.slice(0, 1)].map(({ id }, index) => ({
    productId: id,
    quantity: 10 * (index + 1),
  }))
  ;(await buyer.call(addToCart, { lines })).data()
  const { attemptId } = await startAttempt(buyer, unpaidOrder)
  await waitFor('an address', async () => (await buyer.call(listAddresses, {})).data().length > 0)
  await waitFor(
    'events of the orders at the webhook endpoint',
    async () => (await buyer.call(listMyWebhookDeliveries, { id: webhookId })).data().total > 0,
  )
  const compared = like.slice(0, 4).map(({ id }) => id)
  const [news] = (await visitor.call(listNews, { kind: 'news' })).data().list
  if (news === undefined) throw new Error('the shop has news')
  const preview = (await staff.call(createContentPreview, { id: news.id, language: 'en' })).data()
  return {
    productId: product.id,
    compared,
    crowdedId: crowded.id,
    replacedId: (await replacedPart(visitor)).id,
    unpaidOrder,
    shippedOrder,
    testedOrder,
    confirmedOrder,
    attemptId,
    previewToken: preview.url.slice(preview.url.indexOf('=') + 1),
    contentId: news.id,
    webhookId,
  }
}
