import { Agent, request as httpRequest } from 'node:http'
import express from 'express'
import mongoose from 'mongoose'
import { z } from 'zod'
import { sampleOrder, sampleOrderNo } from '../samples/order-events.ts'
import { type StubStep, stubRoutes } from './stub-steps.ts'

const environment = z.object({
  STUB_NAME: z.enum(['bare', 'gateway', 'order', 'catalogue', 'account']),
  MONGODB_URL: z.string(),
  DATABASE: z.string(),
  ORDER: z.string().default(''),
  CATALOGUE: z.string().default(''),
  ACCOUNT: z.string().default(''),
})
const { STUB_NAME, MONGODB_URL, DATABASE, ...urls } = environment.parse(process.env)
const urlOf = { order: urls.ORDER, catalogue: urls.CATALOGUE, account: urls.ACCOUNT }

const client = new mongoose.mongo.MongoClient(MONGODB_URL, { maxPoolSize: 40 })
const db = client.db(DATABASE)
const app = express()

/** One document by its id, unchanged: the limit of any detail that is read from MongoDB. */
const respondWithDocuments = (): void => {
  const query = z.object({ collection: z.string(), id: z.string() })
  app.get('/document', async (request, response) => {
    const { collection, id } = query.parse(request.query)
    response.json(await db.collection<{ _id: string }>(collection).findOne({ _id: id }))
  })
}

const forward = (): void => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const { hostname, port } = new URL(urlOf.order)
  app.use((request, response) => {
    const { method, originalUrl: path, headers } = request
    const upstream = httpRequest({ agent, hostname, port, method, path, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
}

const respondWithSteps = async (name: 'order' | 'catalogue' | 'account'): Promise<void> => {
  const commits = db.collection('commits', { writeConcern: { w: 'majority', journal: true } })
  await commits.createIndexes([
    { key: { streamId: 1, version: 1 }, unique: true },
    { key: { 'requests.id': 1 }, unique: true, partialFilterExpression: { 'requests.id': { $exists: true } } },
    { key: { unpublished: 1, _id: 1 }, partialFilterExpression: { unpublished: true } },
  ])
  const documents = db.collection<{ _id: string; n: number }>('documents', { writeConcern: { w: 'majority' } })
  await documents.updateOne({ _id: 'any' }, { $set: { ...sampleOrder(0)[0].data, n: 0 } }, { upsert: true })
  await commits.insertOne({ streamId: 'any', version: 1, events: sampleOrder(0) })
  let sessionsUntil = 0
  let n = 0

  const query = async (url: string, body: unknown) => {
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answered.status !== 200) throw new Error(`${url} was answered ${answered.status}`)
    await answered.json()
  }
  const take = async (step: StubStep, who: string): Promise<void> => {
    switch (step) {
      case 'read':
        await documents.findOne({ _id: 'any' })
        return
      case 'load':
        await commits
          .find({ streamId: 'any', version: { $gt: 0 } })
          .sort({ version: 1 })
          .toArray()
        return
      case 'update':
        await documents.updateOne({ _id: who }, { $inc: { n: 1 } }, { upsert: true })
        return
      case 'insert': {
        n += 1
        const streamId = sampleOrderNo(n)
        const requests = [{ id: `buyer:${who}:${streamId}`, hash: 'x'.repeat(43) }]
        const [placed] = sampleOrder(n)
        await commits.insertOne({ streamId, version: 1, events: [placed], requests, committedAt: new Date() })
        return
      }
      case 'session':
        if (sessionsUntil > performance.now()) return
        sessionsUntil = performance.now() + 300
        await query(`${urlOf.account}/check-sessions`, {})
        return
      default:
        await query(urlOf[step.query] + step.path, { lines: [{ productId: 'p-00112233445566aa', quantity: 1 }] })
    }
  }
  app.use(express.json())
  for (const [path, steps] of Object.entries(stubRoutes[name])) {
    app.post(path, async (request, response) => {
      const who = request.get('authorization') ?? 'any'
      for (const step of steps) await take(step, who)
      response.json({ code: 200, msg: 'ok', data: sampleOrder(0)[0].data })
    })
  }
}

await client.connect()
if (STUB_NAME === 'bare') respondWithDocuments()
else if (STUB_NAME === 'gateway') forward()
else await respondWithSteps(STUB_NAME)
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
})
process.on('disconnect', () => process.exit(0))
