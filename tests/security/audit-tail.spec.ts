import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkAudit } from '@pinline/contracts/account/audit/check-audit'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { StaffTeam } from '../system/account/staff-member.ts'

describe('the end of the audit trail', () => {
  let system: TestSystem
  let team: StaffTeam
  let mongo: mongoose.mongo.MongoClient

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
    team = new StaffTeam(system)
    mongo = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    await mongo.connect()
  })
  afterAll(async () => {
    await mongo?.close()
    await system?.stop()
  })

  const account = () => mongo.db(`${system.databasePrefix}account`)
  const entries = () => account().collection('audit')
  const lastEntry = async () =>
    z.object({ sequence: z.int() }).parse(await entries().findOne({}, { sort: { sequence: -1 } })).sequence
  const check = async (from = 1) => checkAudit.output.parse((await team.act('/private/audit/check', { from })).data)
  /** Waits until the trail has a number of entries more than it had. */
  const grown = async (count: number): Promise<number> => {
    const before = await lastEntry().catch(() => 0)
    const { username, password } = system.demoAccounts().staff
    for (let n = 0; n < count; n += 1) await team.logIn(username, password)
    return await waitFor('more entries', async () => {
      const last = await lastEntry()
      return last >= before + count ? last : undefined
    })
  }
  const whileStopped = async (change: () => Promise<unknown>): Promise<void> => {
    await system.stopService('account')
    await change()
    await system.startService('account')
  }

  it('is intact after a restart', async () => {
    await grown(4)
    await whileStopped(async () => undefined)
    await grown(1)
    expect(await check()).toMatchObject({ violation: null })
    expect(readFileSync(system.logFile('account'), 'utf8')).not.toContain('is not what was recorded')
  })

  it('is missed if it was cut off while the service was stopped, and ever after', async () => {
    let end = 0
    await whileStopped(async () => {
      end = await lastEntry()
      await entries().deleteMany({ sequence: { $gt: end - 2 } })
    })
    const missing = { violation: { sequence: end - 1, kind: 'missing' } }
    expect(await check()).toMatchObject(missing)
    await waitFor('the log says so', () =>
      readFileSync(system.logFile('account'), 'utf8').includes('is not what was recorded'),
    )
    const later = await grown(3)
    expect(later).toBeGreaterThan(end)
    expect(await check()).toMatchObject(missing)
    expect(await check(end + 1)).toMatchObject({ violation: { sequence: end, kind: 'missing' } })
    expect(await check(end + 2)).toMatchObject({ violation: null })
  })

  it('is missed too if what the database knows of it was removed, or the file', async () => {
    let end = 0
    await whileStopped(async () => {
      end = await lastEntry()
      await entries().deleteMany({ sequence: end })
      await account().collection('audit-heads').deleteMany({})
    })
    await grown(1)
    expect(await check(end - 1)).toMatchObject({ violation: { sequence: end, kind: 'missing' } })

    await grown(2)
    await whileStopped(async () => {
      end = await lastEntry()
      await entries().deleteMany({ sequence: end })
      rmSync(join(system.dataFolder, 'audit-head.json'))
    })
    await grown(1)
    expect(await check(end - 1)).toMatchObject({ violation: { sequence: end, kind: 'missing' } })
  })

  it('is known as changed if another entry stands in its place', async () => {
    const end = await grown(2)
    await entries().updateOne({ sequence: end }, { $set: { outcome: 'forged' } })
    expect(await check(end)).toMatchObject({ violation: { sequence: end, kind: 'changed' } })
  })
})
