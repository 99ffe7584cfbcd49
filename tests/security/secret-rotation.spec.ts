import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { Operator } from '@pinline/infra/product/operator'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type SecondInstances, startSecondInstances } from '../faults/second-instances.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { postJson, registered, type SignedIn, text, validPassword } from '../system/account/client.ts'

interface Sealed {
  readonly _id: string
  readonly sealed: mongoose.mongo.Binary
}

/** As versions without derived keys encrypted. */
const encryptFormerly = (secret: string, plain: string): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(secret).digest(), nonce)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

describe('VAULT_SECRET', () => {
  let system: TestSystem
  let mongo: mongoose.mongo.MongoClient
  let buyer: SignedIn
  const fresh = randomBytes(32).toString('base64url')

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
    mongo = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    await mongo.connect()
    buyer = await registered(system)
  })
  afterAll(async () => {
    await mongo?.close()
    await system?.stop()
  })

  const stored = (name: string) => mongo.db(`${system.databasePrefix}account`).collection<Sealed>(name)
  const urls = (account: string) => ({ ...system.urls, account })
  const logIn = (url: string) => postJson(url, '/auth/login', { username: buyer.email, password: validPassword })
  /** Runs something with account as it is with other secrets. */
  const withSecrets = async (settings: Record<string, string>, run: (url: string) => Promise<void>): Promise<void> => {
    const twins: SecondInstances = await startSecondInstances(system, ['account'], settings)
    try {
      await run(twins.url('account'))
    } finally {
      await twins.stop()
    }
  }

  it('is refused if it is shorter than 32 bytes', async () => {
    await expect(withSecrets({ VAULT_SECRET: 'x'.repeat(31) }, async () => undefined)).rejects.toThrow(
      'VAULT_SECRET: needs 32 bytes or more',
    )
  })

  it('encrypts each value for its record: nobody becomes somebody else by a change in the database', async () => {
    const other = await registered(system)
    const put = async (from: string, into: string) => {
      const sealed = held.get(from)
      if (sealed === undefined) throw new Error(`${from} is not in the vault`)
      await stored('vault').updateOne({ _id: into }, { $set: { sealed } })
    }
    const [mine, theirs] = [`contact-${buyer.id}@1`, `contact-${other.id}@1`] as const
    const found = await stored('vault')
      .find({ _id: { $in: [mine, theirs] } })
      .toArray()
    const held = new Map(found.map(({ _id, sealed }) => [_id, sealed]))
    await put(mine, theirs)
    const me = () => postJson(system.urls.account, '/auth/me', {}, { method: 'GET', token: other.token })
    expect((await me()).status).toBe(500)
    await put(theirs, theirs)
    expect(await me()).toMatchObject({ data: { email: other.email } })
  })

  it('keys what is stored of requests: no password can be tried against it', async () => {
    const other = await registered(system)
    const passwords = { newPassword: 'Other-9pW2', oldPassword: validPassword }
    const headers = { 'idempotency-key': `password-${other.id}` }
    const changed = await postJson(system.urls.account, '/account/password', passwords, { token: other.token, headers })
    expect(changed).toMatchObject({ code: 200 })
    const commits = JSON.stringify(await stored('commits').find().toArray())
    expect(commits).toContain(headers['idempotency-key'])
    const tried = createHash('sha256').update(`/account/password\n${JSON.stringify(passwords)}`)
    expect(commits).not.toContain(tried.digest('base64url'))
  })

  it('can be changed: old values are readable, one command encrypts them again, and the former secret can go', async () => {
    const former = system.secrets.VAULT_SECRET
    await stored('vault').updateOne(
      { _id: `contact-${buyer.id}@1` },
      {
        $set: {
          sealed: new mongoose.mongo.Binary(
            encryptFormerly(former, JSON.stringify({ email: buyer.email, language: 'en' })),
          ),
        },
      },
    )
    await system.stopService('account')
    await expect(withSecrets({ VAULT_SECRET: fresh }, async () => undefined)).rejects.toThrow('VAULT_SECRET_PREVIOUS')

    await withSecrets({ VAULT_SECRET: fresh, VAULT_SECRET_PREVIOUS: former }, async (url) => {
      expect(await logIn(url)).toMatchObject({ code: 200, data: { buyer: { email: buyer.email } } })
      const token = text((await logIn(url)).data.token)
      expect(await postJson(url, '/user/setUserInfo', { name: 'Mara Lind' }, { token })).toMatchObject({ code: 200 })
      const lines: string[] = []
      const operator = new Operator(urls(url), system.secrets.INTERNAL_TOKEN, (line) => lines.push(line))
      await operator.reencrypt(['account'])
      expect(lines).toEqual([expect.stringMatching(/^account: [1-9]\d* values encrypted again$/)])
      await operator.reencrypt(['account'])
      expect(lines[1]).toBe('account: 0 values encrypted again')
    })

    await withSecrets({ VAULT_SECRET: fresh }, async (url) => {
      expect(await logIn(url)).toMatchObject({ code: 200, data: { buyer: { email: buyer.email, name: 'Mara Lind' } } })
      const { username, password } = system.demoAccounts().staff
      const token = text((await postJson(url, '/public/admin/login', { username, password })).data.token)
      await waitFor('the trail is verified', async () => {
        const { data } = await postJson(url, '/private/audit/check', {}, { token })
        return data.violation === null && Number(data.head) > 0
      })
    })
    await expect(withSecrets({ VAULT_SECRET: former }, async () => undefined)).rejects.toThrow('VAULT_SECRET_PREVIOUS')
  })
})
