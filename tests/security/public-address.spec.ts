import { randomBytes } from 'node:crypto'
import { accessTokenType } from '@pinline/chassis/http/authenticate'
import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import { SignJWT } from 'jose'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type SystemOptions, startSystem, type TestSystem } from '../harness/start-system.ts'
import { postJson } from '../system/account/client.ts'
import { startEmulator, type WechatPayEmulator } from '../wechat-pay/emulator.ts'
import { newMerchant } from '../wechat-pay/merchant.ts'
import { merchantEnvironment } from '../wechat-pay/merchant-environment.ts'

/** Nobody says a mode: the address alone makes it production. */
const publicAddress = { PUBLIC_URL: 'https://shop.example', PINLINE_MODE: undefined, NODE_ENV: undefined }

describe('a system with a public address', () => {
  let system: TestSystem
  let emulator: WechatPayEmulator
  beforeAll(async () => {
    emulator = await startEmulator(newMerchant())
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: {
        ...merchantEnvironment(emulator),
        ...publicAddress,
        RATE_LIMITS: 'on',
        DEMO_DATA: 'off',
        STAFF_USERNAME: 'demo.staff',
        STAFF_PASSWORD: 'Pin-7xQw2',
      },
    })
  })
  afterAll(async () => {
    await system?.stop()
    await emulator.stop()
  })

  it.each([
    'mailbox',
    'mailbox/',
    'mailbox/messages',
    'mailbox/mailbox.js',
    'wallet/ledger',
    'wallet/pay/none',
    'wallet/faults',
  ])('has no /%s', async (path) => {
    for (const url of [system.url, system.urls.order, system.urls.notification]) {
      const response = await fetch(`${url}/${path}`)
      expect({ url, status: response.status }).toEqual({ url, status: 404 })
    }
  })

  it('ends the sessions that demo logins had before it was public', async () => {
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      const db = client.db(`${system.databasePrefix}account`)
      const commits = await db.collection('commits').find({}).toArray()
      const events = commits.flatMap(({ events = [] }) => events as { type: string; data: Record<string, string> }[])
      const { staffId = '', credentialRef } = events.find(({ type }) => type === 'staff-admitted')?.data ?? {}
      const sid = `staff-${randomBytes(8).toString('hex')}`
      const openedAt = new Date()
      await db.collection<{ _id: string }>('sessions').insertOne({
        ...{
          _id: sid,
          audience: 'staff',
          subjectId: staffId,
          credentialRef,
          generation: 1,
          address: '',
          userAgent: '',
        },
        ...{ openedAt, seenAt: openedAt, endsAt: new Date(openedAt.getTime() + 3_600_000) },
      })
      const token = await new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256', typ: accessTokenType })
        .setIssuer('pinline')
        .setAudience('staff')
        .setSubject(staffId)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(new TextEncoder().encode(system.secrets.TOKEN_SECRET))
      const statusNow = async () =>
        (await postJson(system.urls.account, getStaffProfile.path, {}, { method: 'GET', token })).status
      expect(await statusNow()).toBe(200)
      await system.restart('account')
      expect(await statusNow()).toBe(401)
    } finally {
      await client.close()
    }
  })

  it('pays nothing by the simulated wallet', async () => {
    for (const path of [
      'wallet/attempts/none/pay',
      'wallet/attempts/none/decline',
      'wallet/pay/none/pay',
      'wallet/faults',
    ]) {
      const response = await fetch(`${system.url}/${path}`, { method: 'POST', body: '{}' })
      expect({ path, status: response.status }).toEqual({ path, status: 404 })
    }
  })
})

// Each ends at its start: beside each other they take the time of two.
describe.concurrent('a service with a public address', () => {
  const start = async (options: SystemOptions) => {
    const system = await startSystem(inject('servers'), options)
    await system.stop()
  }
  const secure = { RATE_LIMITS: 'on', DEMO_DATA: 'off' }

  it.each([
    ['demo data', 'account', { ...secure, DEMO_DATA: 'on' }, 'DEMO_DATA'],
    ['demo orders', 'order', { ...secure, DEMO_ORDERS: 'on' }, 'DEMO_ORDERS'],
    ['to be called development', 'account', { ...secure, PINLINE_MODE: 'development' }, 'PINLINE_MODE'],
    ['the wallet simulator', 'order', secure, 'WALLET'],
    ['an absent secret', 'account', { ...secure, VAULT_SECRET: undefined }, 'VAULT_SECRET'],
    ['a secret that everybody knows', 'gateway', { ...secure, TOKEN_SECRET: 'change-me-'.repeat(4) }, 'TOKEN_SECRET'],
  ] as const)('refuses %s', async (_what, service, settings, variable) => {
    await expect(start({ services: [service], settings: { ...publicAddress, ...settings } })).rejects.toThrow(
      new RegExp(`configuration for production has[^]*${variable}: `),
    )
  })
})
