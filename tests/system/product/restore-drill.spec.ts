import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import type { OutputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { verifyBackup } from '@pinline/infra/backup/manifest'
import { type RestoreTarget, restoreBackup } from '@pinline/infra/backup/restore-backup'
import { takeBackup } from '@pinline/infra/backup/take-backup'
import { Operator } from '@pinline/infra/product/operator'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../../faults/demo-address.ts'
import {
  type Caller,
  type Product,
  prepareOrder,
  registerByMail,
  signInBuyer,
  signInStaff,
  stockedProducts,
} from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { advanceOrder } from '../../journeys/advance-order.ts'

const infraFolder = join(import.meta.dirname, '..', '..', '..', 'infra', 'src')
const services = ['account', 'catalogue', 'order', 'notification', 'gateway'] as const
const email = 'drill@example.test'
const password = 'Pitch-2.54'
const pdf = Buffer.from('%PDF-1.7\ndrill\n%%EOF\n')

const upload = async (buyer: Caller): Promise<string> => {
  const form = new FormData()
  form.set('module', 'contact')
  form.set('file', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'drill.pdf')
  const response = await buyer.send('/api/v1/upload/file', { body: form })
  return uploadFile.output.parse(envelope.parse(await response.json()).data).id
}

/** An order without what moves by itself: time, and what is in stock now. */
const stable = ({ serverNow: _now, lines, ...order }: OutputOf<typeof getOrder>): object => ({
  ...order,
  lines: lines.map(({ available: _available, ...line }) => line),
})

const reserved = z.object({ events: z.array(z.object({ data: z.object({ orderNo: z.string() }) })) })

describe('a backup, after everything else is gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinline-backup-'))
  const taken = join(folder, 'taken')
  const { mongodb, kafka } = inject('servers')
  let restored: TestSystem
  let client: mongoose.mongo.MongoClient
  let product: Product
  /** As they were before the backup. */
  let before: { order: object; stock: number; orderNos: readonly string[]; fileId: string }
  let lost: string
  let printed: string
  let secrets: TestSystem['secrets']

  /** A command as `npm run` starts it. */
  const run = async (command: readonly string[], of: { databasePrefix: string; dataFolder: string }) => {
    const [file = '', ...args] = command
    const { stdout } = await promisify(execFile)(process.execPath, [join(infraFolder, file), ...args], {
      env: {
        ...process.env,
        MONGODB_URL: mongodb.url,
        KAFKA_BROKERS: kafka.brokers,
        MONGODB_DATABASE_PREFIX: of.databasePrefix,
        PINLINE_DATA: of.dataFolder,
        VAULT_SECRET: secrets.VAULT_SECRET,
      },
    })
    return stdout
  }
  const targetOf = (databasePrefix: string, dataFolder: string, VAULT_SECRET: string): RestoreTarget => ({
    mongodbUrl: mongodb.url,
    brokers: kafka.brokers,
    databasePrefix,
    dataFolder,
    vault: { current: VAULT_SECRET },
    topics: readTopicSettings({}),
    write: () => undefined,
  })
  const databasesOf = async (prefix: string): Promise<string[]> => {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true })
    return databases.map(({ name }) => name).filter((name) => name.startsWith(prefix))
  }

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(mongodb.url)
    const system = await startSystem(inject('servers'), { services, products: 60 })
    try {
      secrets = system.secrets
      const buyer = await registerByMail(system.url, email)
      ;(await buyer.call(addAddress, demoAddress)).data()
      const staff = await signInStaff(system.url, system.demoAccounts().staff)
      const [found] = await stockedProducts(system.url, 500)
      if (found === undefined) throw new Error('no product in stock')
      product = found
      const lines = [{ productId: product.id, quantity: 2 }]
      const shipped = await advanceOrder(system.url, buyer, staff, 'shipped', lines)
      const pending = await advanceOrder(system.url, buyer, staff, 'pending', lines)
      const fileId = await upload(buyer)
      const order = stable((await buyer.call(getOrder, { orderNo: shipped })).data())
      const { stock } = (await buyer.call(getProductDetail, { id: product.id })).data()
      before = { order, stock, orderNos: [shipped, pending], fileId }
      // Orders come in while the backup is taken.
      let isTaken = false
      const load = (async () => {
        let count = 0
        while (!isTaken || count < 3) {
          ;(await buyer.call(placeOrder, await prepareOrder(buyer, lines))).data()
          count += 1
        }
      })()
      await run(['backup.ts', '--out', taken], system).finally(() => {
        isTaken = true
      })
      await load
      lost = (await buyer.call(placeOrder, await prepareOrder(buyer, lines))).data().orderNo
    } finally {
      await system.stop()
    }
    restored = await startSystem(inject('servers'), {
      services,
      settings: { VAULT_SECRET: secrets.VAULT_SECRET },
      prepare: async (empty) => {
        printed = await run(['restore.ts', '--from', taken], empty)
      },
    })
  }, 600_000)
  afterAll(async () => {
    await restored?.stop()
    await client?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has the databases of one moment: no reservation without its order', async () => {
    const [catalogue, order] = (['catalogue', 'order'] as const).map((name) =>
      client.db(`${restored.databasePrefix}${name}`).collection('commits'),
    )
    const found = await catalogue?.find({ 'events.type': 'stock-reserved-for-order' }).toArray()
    const orderNos = new Set(
      z
        .array(reserved)
        .parse(found)
        .flatMap(({ events }) => events.map(({ data }) => data.orderNo)),
    )
    expect(orderNos.size).toBeGreaterThanOrEqual(before.orderNos.length)
    const known = await order?.distinct('streamId', { streamType: 'order', streamId: { $in: [...orderNos] } })
    expect(known).toHaveLength(orderNos.size)
  })

  it('brings back everything until then, and the shop works on', async () => {
    const buyer = await signInBuyer(restored.url, { username: email, password })
    const [shipped, pending] = before.orderNos
    expect(stable((await buyer.call(getOrder, { orderNo: shipped ?? '' })).data())).toEqual(before.order)
    expect((await buyer.call(getOrder, { orderNo: pending ?? '' })).data().status).toBe('pending')
    expect((await buyer.callOnce(getOrder, { orderNo: lost })).envelope.meta?.type).toBe('order-not-found')
    const { list } = (await buyer.call(listOrders, { pageSize: 50 })).data()
    expect(list.map(({ orderNo }) => orderNo)).toEqual(expect.arrayContaining([...before.orderNos]))
    expect((await buyer.call(listAddresses, {})).data()).toMatchObject([{ address: demoAddress.address }])
    const file = await buyer.send(`/api/v1/upload/file/one?id=${before.fileId}`, { method: 'GET' })
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)

    const staff = await signInStaff(restored.url, restored.demoAccounts().staff)
    const next = await advanceOrder(restored.url, buyer, staff, 'shipped', [{ productId: product.id, quantity: 1 }])
    expect((await buyer.call(getOrder, { orderNo: next })).data().status).toBe('shipped')
  })

  it('leaves nothing to repair', async () => {
    const lines: string[] = []
    const operator = new Operator(restored.urls, restored.secrets.INTERNAL_TOKEN, (line) => lines.push(line))
    expect(await operator.reconcile()).toEqual({ open: 0 })
    expect(lines.filter((line) => /^\w+ +[\w-]+ +\d+ +[1-9]/.test(line))).toEqual([])
  })

  it('is refused where it is damaged, incomplete or no backup, by name of the file, and writes nothing', async () => {
    const restoring = async (change: (copy: string) => void, prefix: string): Promise<void> => {
      const copy = join(folder, prefix)
      cpSync(taken, copy, { recursive: true })
      change(copy)
      await restoreBackup(copy, targetOf(`${prefix}-`, join(folder, 'data'), secrets.VAULT_SECRET))
    }
    const flip = (path: string) => {
      const bytes = readFileSync(path)
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
      writeFileSync(path, bytes)
    }
    await expect(restoring((copy) => flip(join(copy, 'order', 'commits.bson.gz')), 'drilla')).rejects.toThrow(
      /damaged, and nothing was written:\n {2}order\/commits\.bson\.gz: its SHA-256 differs/,
    )
    await expect(
      restoring((copy) => truncateSync(join(copy, 'account', 'vault.bson.gz'), 9), 'drillb'),
    ).rejects.toThrow(/account\/vault\.bson\.gz: 9 bytes instead of \d+/)
    await expect(restoring((copy) => rmSync(join(copy, 'catalogue', 'files.bson.gz')), 'drillc')).rejects.toThrow(
      /catalogue\/files\.bson\.gz: missing/,
    )
    await expect(restoring((copy) => flip(join(copy, 'manifest.json')), 'drilld')).rejects.toThrow(
      'manifest.json is damaged',
    )
    await expect(restoring((copy) => rmSync(join(copy, 'manifest.json')), 'drille')).rejects.toThrow('is no backup')
    const folders = { databasePrefix: 'drillh-', dataFolder: join(folder, 'data') }
    await expect(run(['restore.ts', '--from', join(folder, 'drilla')], folders)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^the backup is damaged/),
    })
    expect(await databasesOf('drill')).toEqual([])
  })

  it('is refused with another VAULT_SECRET, and where there is something already', async () => {
    const other = targetOf('drillf-', join(folder, 'data'), 'x'.repeat(32))
    await expect(restoreBackup(taken, other)).rejects.toThrow('VAULT_SECRET does not open the keys of')
    expect(await databasesOf('drillf-')).toEqual([])
    const present = targetOf(restored.databasePrefix, join(folder, 'data'), secrets.VAULT_SECRET)
    await expect(restoreBackup(taken, present)).rejects.toThrow(/the database \S+order is not empty/)
    const source = {
      mongodbUrl: mongodb.url,
      databasePrefix: 'drillg-',
      dataFolder: folder,
      fileStore: 'folder',
    } as const
    await expect(takeBackup(source, taken)).rejects.toThrow('exists already')
    await expect(takeBackup(source, join(folder, 'none'))).rejects.toThrow('there is nothing to back up')
  })

  it('has the commits and files but no rows of views, and nobody else can read it', async () => {
    const { collections, files } = await verifyBackup(taken)
    expect(statSync(taken).mode & 0o077).toBe(0)
    expect(statSync(join(taken, 'order', 'commits.bson.gz')).mode & 0o077).toBe(0)
    expect(files).toHaveLength(1)
    expect(printed).toMatch(/every checksum is right\n(?:.*\n)*order: [1-9]\d* commits published\n/)
    expect(collections.some(({ name }) => name.startsWith('view-orders-'))).toBe(false)
    expect(
      collections.find(({ service, name }) => service === 'order' && name === 'commits')?.documents,
    ).toBeGreaterThan(5)
  })
})
