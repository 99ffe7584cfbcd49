import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { productId } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { type Caller, type Product, signInStaff, stockedProducts } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { databaseOf, type TestEnvironment } from './invariants/commits.ts'

/** The access of the checks to a system, with a separate connection; close `client` at the end. */
export const environmentOf = (system: TestSystem): TestEnvironment => ({
  client: new mongoose.mongo.MongoClient(system.servers.mongodb.url, { serverSelectionTimeoutMS: 5000 }),
  brokers: system.servers.kafka.brokers,
  prefix: system.databasePrefix,
})

/** The expected version of the next command on a product's stock. */
export const stockVersion = async (environment: TestEnvironment, product: string): Promise<number> => {
  const streamId = `stock-${product.slice(2)}`
  const commits = databaseOf(environment, 'catalogue').collection('commits')
  const [last] = await commits.find({ streamId }).sort({ version: -1 }).limit(1).toArray()
  return last === undefined ? 0 : last.version + last.events.length - 1
}

/** Brings a product's free stock to a number of pieces by staff calls, and waits until the shop shows it. */
const setStock = async (
  staff: Caller,
  environment: TestEnvironment,
  product: Product,
  pieces: number,
): Promise<void> => {
  const quantity = pieces - product.stock
  if (quantity === 0) return
  const version = await stockVersion(environment, product.id)
  const input = { productId: productId.parse(product.id), quantity, reason: 'counted anew', version }
  ;(await staff.call(adjustStock, input)).data()
  await waitFor(`the shop shows ${pieces} of ${product.model}`, async () => {
    return (await staff.call(getProductDetail, { id: product.id })).data().stock === pieces
  })
}

/** As many ordinary products, each with this much free stock. */
export const stockUp = async (
  system: TestSystem,
  environment: TestEnvironment,
  pieces: readonly number[],
): Promise<Product[]> => {
  const staff = await signInStaff(system.url, system.demoAccounts().staff)
  const products = (await stockedProducts(system.url, 1)).slice(0, pieces.length)
  if (products.length < pieces.length) throw new Error(`only ${products.length} products can be ordered one by one`)
  for (const [index, product] of products.entries()) await setStock(staff, environment, product, pieces[index] ?? 0)
  return products
}
