import { randomBytes } from 'node:crypto'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { type AddressId, buyerId } from '@pinline/events/ids'
import { decodeJwt, SignJWT } from 'jose'
import mongoose from 'mongoose'
import { z } from 'zod'
import { Caller, registerByMail } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { demoAddress } from './demo-address.ts'
import { inParallel } from './in-parallel.ts'

export interface MintedBuyer {
  readonly id: string
  readonly token: string
  readonly addressId: AddressId
}

const tokenClaims = z.object({ sub: z.string(), sid: z.string() })

/**
 * Distinct buyers, each with a stream, a session and an address. One registers over HTTP; the others are copies of that
 * registration and session with other ids, because every password hash costs tens of milliseconds. Each then adds an
 * address over HTTP.
 */
export const mintBuyers = async (system: TestSystem, count: number): Promise<MintedBuyer[]> => {
  const model = await registerByMail(system.url, `model-${randomBytes(4).toString('hex')}@example.test`)
  const { sub, sid } = tokenClaims.parse(decodeJwt(model.token ?? ''))
  const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
  try {
    const db = client.db(`${system.databasePrefix}account`)
    const commits = db.collection('commits', { writeConcern: { w: 'majority' } })
    const sessions = db.collection<{ _id: string }>('sessions', { writeConcern: { w: 'majority' } })
    const registration = await commits.findOne({ streamId: sub, version: 1 })
    const session = await sessions.findOne({ _id: sid })
    if (registration === null || session === null) throw new Error('the model buyer left no stream or no session')
    const event = z.object({ type: z.literal('buyer-registered'), data: z.record(z.string(), z.unknown()) })
    const [registered] = z.tuple([event]).parse(registration.events)
    const { requests: _requests, unpublished: _unpublished, ...form } = registration
    const ids = Array.from({ length: count }, () => {
      const random = randomBytes(10).toString('hex')
      return { id: buyerId.parse(`b-${random}`), sessionId: `buyer-${random}` }
    })
    await commits.insertMany(
      ids.map(({ id }) => ({
        ...form,
        _id: new mongoose.mongo.ObjectId(),
        streamId: id,
        events: [{ ...registered, data: { ...registered.data, buyerId: id } }],
        unpublished: true,
      })),
    )
    await sessions.insertMany(ids.map(({ id, sessionId }) => ({ ...session, _id: sessionId, subjectId: id })))
    return await inParallel(16, ids, async ({ id, sessionId }) => {
      const token = await signToken(system.secrets.TOKEN_SECRET, id, sessionId)
      const added = await new Caller(system.url, token).call(addAddress, demoAddress)
      return { id, token, addressId: added.data().id }
    })
  } finally {
    await client.close()
  }
}

const signToken = (secret: string, subject: string, sessionId: string): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('pinline')
    .setAudience('buyer')
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))
