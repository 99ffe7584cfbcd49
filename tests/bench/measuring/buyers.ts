import { randomUUID } from 'node:crypto'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import type { AddressId } from '@pinline/events/ids'
import { type Product, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { HttpClient } from './http-client.ts'

const productsUsed = 24
const pieces = 1_000_000

export interface Buyers {
  readonly count: number
  readonly tokens: readonly string[]
  /** One order by the n-th buyer, who may have no other order in progress: cart line, preview, placing. */
  readonly order: (buyer: number) => Promise<string>
  readonly close: () => void
}

let registered = 0

/** Receives enough stock of the products that benches order, and returns these. */
export const stockUp = async (system: TestSystem): Promise<Product[]> => {
  const products = (await stockedProducts(system.url, 10)).slice(0, productsUsed)
  if (products.length === 0) throw new Error('no product can be ordered piece by piece')
  const staff = await signInStaff(system.url, system.demoAccounts().staff)
  for (const { id, stock } of products) {
    if (stock > pieces / 2) continue
    const booking = { productId: id, quantity: pieces, reason: 'bench', version: 0 }
    const first = await staff.call(receiveStock, booking)
    if (first.envelope.code === 200) continue
    const seen: unknown = first.envelope.data
    const version = typeof seen === 'object' && seen !== null && 'version' in seen ? Number(seen.version) : 0
    ;(await staff.call(receiveStock, { ...booking, version })).data()
  }
  return products
}

interface RegisteredBuyer {
  readonly token: string
  readonly addressId: AddressId
}

/** Registers buyers with an address each. */
export const registerWithAddress = async (system: TestSystem, count: number): Promise<RegisteredBuyer[]> => {
  const buyers: RegisteredBuyer[] = []
  for (let n = 0; n < count; n += 1) {
    registered += 1
    const buyer = await registerByMail(system.url, `bench-${registered}@example.test`)
    const added = await buyer.call(addAddress, {
      name: 'Demo Buyer',
      phone: '13800000000',
      country: 'DE',
      zone: 'BE',
      city: 'Berlin',
      address: 'Demo Street 12',
    })
    buyers.push({ token: buyer.token ?? '', addressId: added.data().id })
  }
  return buyers
}

/** Registers buyers with an address each, and receives enough stock for any run. */
export const registerBuyers = async (system: TestSystem, count: number): Promise<Buyers> => {
  const products = await stockUp(system)
  const buyers = await registerWithAddress(system, count)
  const client = new HttpClient(`${system.url}/api/v1`)
  let ordered = 0
  return {
    count,
    tokens: buyers.map(({ token }) => token),
    close: () => client.close(),
    order: async (index) => {
      const buyer = buyers[index]
      ordered += 1
      const product = products[ordered % products.length]
      if (buyer === undefined || product === undefined) throw new Error(`there is no buyer ${index}`)
      const send = (path: string, body: unknown) =>
        client.data(path, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': randomUUID() },
        })
      await send(addToCart.path, { productId: product.id, quantity: 1 })
      const choice = { addressId: buyer.addressId, shippingMethod: 'standard' }
      const { previewToken } = previewOrder.output
        .pick({ previewToken: true })
        .parse(await send(previewOrder.path, choice))
      const placed = await send(placeOrder.path, { ...choice, previewToken })
      return placeOrder.output.parse(placed).orderNo
    },
  }
}
