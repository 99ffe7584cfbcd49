import { Keys } from '@pinline/chassis/keys/keys'
import { reencryptBatch } from '@pinline/chassis/keys/reencrypt'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'

const former = 'the former secret, as long as it was'
const current = 'the current secret, 32 bytes or more'
const prefix = `keys${process.pid}-`

/** Encrypts everything again, with the smallest steps. */
const reencryptAll = async (db: mongoose.mongo.Db, keys: Keys, collections: readonly string[]): Promise<number> => {
  let count = 0
  let from: Parameters<typeof reencryptBatch>[3]
  do {
    const { reencrypted, next } = await reencryptBatch(db, keys, collections, from)
    count += reencrypted
    from = next
  } while (from !== undefined)
  return count
}

describe('the key of keyed hashes', () => {
  let client: mongoose.mongo.MongoClient
  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    await client.connect()
  })
  afterAll(async () => {
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  it('is random, one for all instances that start at once, and survives a change of the secret', async () => {
    const db = client.db(`${prefix}new`)
    const opened = await Promise.all(Array.from({ length: 5 }, () => Keys.open(db, { current: former })))
    const hashing = opened.map((keys) => keys.hashing('claims'))
    for (const other of hashing) expect(other).toEqual(hashing[0])
    expect(hashing[0]).not.toEqual(
      (await Keys.open(client.db(`${prefix}other`), { current: former })).hashing('claims'),
    )
    expect(hashing[0]).not.toEqual(opened[0]?.hashing('audit-trail'))

    const changing = await Keys.open(db, { current, previous: former })
    expect(changing.hashing('claims')).toEqual(hashing[0])
    expect(await reencryptAll(db, changing, [])).toBe(1)
    expect((await Keys.open(db, { current })).hashing('claims')).toEqual(hashing[0])
    await expect(Keys.open(db, { current: former })).rejects.toThrow('VAULT_SECRET_PREVIOUS')
  })

  it('is the secret itself in an installation that has hashed by it, also after a change', async () => {
    const db = client.db(`${prefix}former`)
    await db.collection('claims').insertOne({ kind: 'email' })
    const changing = await Keys.open(db, { current, previous: former })
    expect(changing.hashing('claims')).toBe(former)
    expect((await Keys.open(db, { current })).hashing('claims')).toBe(former)
  })

  it('encrypts more documents again than a batch has, of each collection, and leaves what is current', async () => {
    const db = client.db(`${prefix}many`)
    const [before, changing] = [
      await Keys.open(db, { current: former }),
      await Keys.open(db, { current, previous: former }),
    ]
    const documents = (keys: Keys, collection: string, count: number, letter: string) =>
      Array.from({ length: count }, (_, number) => {
        const _id = `${letter}-${number}`
        return { _id, sealed: keys.cipher(collection).encrypt(_id, `text ${number}`) }
      })
    await db
      .collection<{ _id: string }>('vault')
      .insertMany([...documents(before, 'vault', 1500, 'a'), ...documents(changing, 'vault', 7, 'b')])
    await db.collection<{ _id: string }>('messages').insertMany(documents(before, 'messages', 3, 'c'))
    expect(await reencryptAll(db, changing, ['messages'])).toBe(1500 + 3 + 1)
    expect(await reencryptAll(db, await Keys.open(db, { current }), ['messages'])).toBe(0)
  })
})
