import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import mongoose from 'mongoose'
import { z } from 'zod'
import { Caller } from '../harness/shop.ts'
import { startServers } from '../harness/start-servers.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { columns } from './measuring/columns.ts'
import { type Growth, growthOf, isEven, isFlat, type Sample } from './measuring/growth.ts'
import { readProcesses } from './measuring/processes.ts'
import { openWholeOrders, type WholeOrders } from './measuring/whole-orders.ts'

/**
 * Buys and browses for hours at a steady rate, far below what the machine can do, and says what has grown: memory and open files
 * of each process, files on the disk, rows of each collection. Ends with 1 if something grew that should not.
 */
const settings = z
  .object({
    minutes: z.coerce.number().min(2).max(1440).default(120),
    orders: z.coerce.number().min(0.1).max(20).default(2),
  })
  .parse(
    parseArgs({
      options: {
        minutes: { type: 'string' },
        /** Orders a second. */
        orders: { type: 'string' },
      },
    }).values,
  )

const buyers = 8
/** Others buy after this time: an access token lives for 15 minutes. */
const shiftMs = 600_000
/** Orders that may fail on a machine that is busy with other work: growth is judged here, not availability. */
const maxFailedShare = 0.01
/** Samples of a run: enough that a quarter has a mean. */
const sampleCount = 40

const filesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

const rowsOf = async (mongodb: mongoose.mongo.MongoClient, prefix: string): Promise<[string, number][]> => {
  const { databases } = await mongodb.db().admin().listDatabases({ nameOnly: true })
  const own = databases.filter(({ name }) => name.startsWith(prefix))
  const counted = await Promise.all(
    own.map(async ({ name }) => {
      const db = mongodb.db(name)
      const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
      return await Promise.all(
        collections
          .filter((collection) => !collection.name.startsWith('system.'))
          .map(
            async (collection): Promise<[string, number]> => [
              `rows ${name.slice(prefix.length)}.${collection.name}`,
              await db.collection(collection.name).estimatedDocumentCount(),
            ],
          ),
      )
    }),
  )
  return counted.flat()
}

const sampleOf = async (system: TestSystem, mongodb: mongoose.mongo.MongoClient, orders: number): Promise<Sample> => {
  const services = readProcesses([system.dataFolder])
  return {
    orders,
    figures: new Map([
      ...services.map(({ name, proportionalBytes }) => [`MB ${name}`, proportionalBytes / 1e6] as const),
      ...services.map(({ name, pid }) => [`open files ${name}`, openFiles(pid)] as const),
      ['files of the product', filesBelow(system.dataFolder)],
      ...(await rowsOf(mongodb, system.databasePrefix)),
    ]),
  }
}

/** What a kind of figure is judged by: rows come with orders, all else stays. */
const judge = (growth: Growth): boolean => {
  if (growth.name.startsWith('rows ')) return isFlat(growth, 50) || isEven(growth)
  return isFlat(growth, growth.name.startsWith('MB ') ? 16 : 8)
}

const tableOf = (growths: readonly Growth[]): string =>
  columns([
    ['figure', 'early', 'late', 'an order, early', 'late', ''],
    ...growths.map((growth) => [
      growth.name,
      growth.early.toFixed(1),
      growth.late.toFixed(1),
      growth.anOrder[0].toFixed(2),
      growth.anOrder[1].toFixed(2),
      judge(growth) ? '' : 'grows',
    ]),
  ])

const run = async (): Promise<number> => {
  const { servers, stop: stopServers } = await startServers()
  const system = await startSystem(servers)
  const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url, { appName: 'soak' })
  const visitor = new Caller(system.url)
  const began = performance.now()
  const until = began + settings.minutes * 60_000
  let placed = 0
  let failed = 0
  const buyOnce = async (orders: WholeOrders, buyer: number): Promise<void> => {
    const { list } = (await visitor.call(listProducts, {})).data()
    const product = list[placed % list.length]
    if (product !== undefined) (await visitor.call(getProductDetail, { id: product.id })).data()
    await orders.order(buyer)
  }
  const buy = async (orders: WholeOrders, buyer: number, end: number): Promise<void> => {
    while (performance.now() < end) {
      const from = performance.now()
      try {
        await buyOnce(orders, buyer)
        placed += 1
      } catch (error) {
        failed += 1
        process.stdout.write(`  an order failed: ${error instanceof Error ? error.message : String(error)}\n`)
        if (failed > 3 + placed * maxFailedShare) throw error
      }
      await pause(Math.max(0, (buyers * 1000) / settings.orders - (performance.now() - from)))
    }
  }
  const buyInShifts = async (): Promise<void> => {
    while (performance.now() < until) {
      const end = Math.min(until, performance.now() + shiftMs)
      const orders = await openWholeOrders(system, buyers)
      try {
        await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(orders, buyer, end)))
      } finally {
        orders.close()
      }
    }
  }
  const samples: Sample[] = []
  const sample = async (): Promise<void> => {
    const everyMs = (settings.minutes * 60_000) / sampleCount
    while (samples.length < sampleCount) {
      await pause(Math.max(0, began + (samples.length + 1) * everyMs - performance.now()))
      samples.push(await sampleOf(system, mongodb, placed))
      if (samples.length % 10 === 0) process.stdout.write(`  ${samples.length * 2.5} %: ${placed} orders\n`)
    }
  }
  try {
    await Promise.all([sample(), buyInShifts()])
    const growths = growthOf(samples)
    process.stdout.write(
      `\n${tableOf(growths)}\n\n  ${placed} orders in ${settings.minutes} minutes, ${failed} failed\n`,
    )
    return growths.every(judge) ? 0 : 1
  } finally {
    await mongodb.close()
    await system.stop()
    await stopServers()
  }
}

process.exitCode = await run()
