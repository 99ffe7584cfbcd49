import { type JobState, listQueuedJobs, retryFailedJobs } from '@pinline/contracts/api/jobs'
import { serviceOperations } from '@pinline/contracts/api/operations'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutInstallation, type CheckoutInstance, installCheckout } from './checkout-instance.ts'

const hourMs = 3_600_000
const name = 'audit-due'
const workers = Array.from({ length: 8 }, (_, at) => `till-busy-${at}`)
const noRedis = { REDIS_URL: 'redis://127.0.0.1:9' }

describe('the jobs of a service, for its operators', () => {
  let installation: CheckoutInstallation
  let instance: CheckoutInstance
  const redis = new Redis(inject('servers').redis.url)

  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
    instance = await installation.start()
  })
  afterAll(async () => {
    redis.disconnect()
    await installation?.end()
  })

  const list = async (state: JobState, request: object = {}, from = instance) => {
    const { body } = await from.post('/internal/jobs/list', { state, ...request })
    expect(body.code).toBe(200)
    return listQueuedJobs.output.parse(body.data)
  }
  const stateOf = async (from = instance) => {
    const { body } = await from.post('/internal/operations', {})
    return serviceOperations.parse(body.data).jobs
  }
  const retry = async (filter: object = {}) => {
    const { body } = await instance.post('/internal/jobs/retry', filter)
    expect(body.code).toBe(200)
    return retryFailedJobs.output.parse(body.data).queued
  }
  const failedOf = async (id: string | null) => (await list('failed')).list.find((row) => row.id === id)
  const wake = async (checkout: string, delayMs = 0) => {
    const { body } = await instance.post('/internal/till/wake-audit', { checkout, delayMs })
    expect(body.code).toBe(200)
  }
  /** Keeps all workers of the instance busy. */
  const occupy = async () => {
    for (const id of workers) {
      installation.busy.add(id)
      await wake(id)
    }
    await waitFor('all are busy', async () => (await stateOf())?.active === workers.length)
  }
  const release = () => installation.busy.clear()
  const failing = async (id: string) => {
    installation.failing.add(id)
    await wake(id)
    await waitFor(`${id} has failed`, async () => (await failedOf(id)) !== undefined)
  }

  it('are nothing but names and the rhythm of their sweeps at first', async () => {
    const state = await stateOf()
    expect(state).toMatchObject({ reachable: true, paused: false, waiting: 0, active: 0, delayed: 0, failed: 0 })
    expect(state?.jobs).toContainEqual({ name, sweepSeconds: 0.3, failed: 0 })
    for (const one of ['failed', 'active', 'waiting', 'delayed'] as const)
      expect(await list(one)).toEqual({ list: [], total: 0, page: 1, pageSize: 15, reachable: true })
  })

  it('are listed while they run and while they wait, page by page, the oldest first, by nothing but their ids', async () => {
    await occupy()
    expect((await list('active')).list.map(({ id }) => id).toSorted()).toEqual(workers)
    const ids = Array.from({ length: 17 }, (_, at) => `till-waits-${at}`)
    for (const id of ids) await wake(id)
    await waitFor('all wait', async () => (await stateOf())?.waiting === 17)
    const pages = [await list('waiting'), await list('waiting', { page: 2 })]
    expect(pages.map(({ total }) => total)).toEqual([17, 17])
    expect(pages.map((page) => page.list.length)).toEqual([15, 2])
    const rows = pages.flatMap((page) => page.list)
    expect(rows).toEqual(ids.map((id) => ({ name, id, at: expect.any(String), failure: null })))
    release()
    await waitFor('nothing is left', async () => (await list('active')).total + (await list('waiting')).total === 0)
  })

  it('say when they are due, the next one first', async () => {
    const before = Date.now()
    await wake('till-later', 2 * hourMs)
    await wake('till-sooner', hourMs)
    await waitFor('both are queued', async () => (await stateOf())?.delayed === 2)
    const after = Date.now()
    const { list: rows } = await list('delayed')
    expect(rows.map(({ id }) => id)).toEqual(['till-sooner', 'till-later'])
    for (const [index, { at }] of rows.entries()) {
      const queuedAt = Date.parse(at) - (index + 1) * hourMs
      // The delay is counted from MongoDB's time.
      expect(queuedAt).toBeGreaterThan(before - 1000)
      expect(queuedAt).toBeLessThan(after + 1000)
    }
  })

  it('say that their queue is paused', async () => {
    const meta = `bull:${installation.prefix}notification-jobs:meta`
    await redis.hset(meta, 'paused', 1)
    expect(await stateOf()).toMatchObject({ reachable: true, paused: true })
    await redis.hdel(meta, 'paused')
    expect(await stateOf()).toMatchObject({ paused: false })
  })

  it('stay listed with their error while they fail, and are retried until they succeed', async () => {
    await failing('till-wrong')
    const first = await failedOf('till-wrong')
    expect(first?.failure).toMatchObject({ error: 'the auditor ***@*** of till-wrong is away', attempts: 1 })
    expect(await stateOf()).toMatchObject({ failed: 1 })
    expect((await stateOf())?.jobs).toContainEqual({ name, sweepSeconds: 0.3, failed: 1 })

    expect(await retry({ name, id: 'till-wrong' })).toBe(1)
    const second = await waitFor('it fails again', async () => {
      const row = await failedOf('till-wrong')
      return row?.failure?.attempts === 2 && row
    })
    expect(second.failure?.firstAt).toBe(first?.failure?.firstAt)
    expect(second.at > (first?.at ?? '')).toBe(true)

    installation.failing.delete('till-wrong')
    expect(await retry({ name, id: 'till-wrong' })).toBe(1)
    await waitFor('it has succeeded', async () => (await failedOf('till-wrong')) === undefined)
    expect(await retry({ name, id: 'till-wrong' })).toBe(0)
  })

  it('are retried all at once, none twice while it waits', async () => {
    const ids = ['till-of-many-1', 'till-of-many:2', 'till-of-many-3']
    for (const id of ids) {
      installation.failing.add(id)
      installation.due.add(id)
    }
    await waitFor('all have failed', async () => (await stateOf())?.failed === 3)
    installation.due.clear()
    await occupy()
    expect(await retry({ name: 'no-such-job' })).toBe(0)
    expect(await retry({ name })).toBe(3)
    expect(await retry()).toBe(3)
    expect((await list('waiting')).list.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    installation.failing.clear()
    release()
    await waitFor('none has failed', async () => (await stateOf())?.failed === 0)
  })

  it('that fail by a sweep count as well, until a sweep succeeds', async () => {
    installation.failing.add('till-swept')
    installation.due.add('till-swept')
    await waitFor('it has failed twice', async () => ((await failedOf('till-swept'))?.failure?.attempts ?? 0) > 1)
    installation.failing.delete('till-swept')
    await waitFor('it has succeeded', async () => (await failedOf('till-swept')) === undefined)
    installation.due.clear()

    installation.failing.add('sweep')
    const row = await waitFor('the sweep has failed', async () => await failedOf(null))
    expect(row).toMatchObject({ name, failure: { error: 'the list of tills is away' } })
    // It repeats itself.
    expect(await retry()).toBe(0)
    installation.failing.delete('sweep')
    await waitFor('it has succeeded', async () => (await failedOf(null)) === undefined)
  })

  it('are still listed as failed while Redis is away, and cannot be queued', async () => {
    await failing('till-without-redis')
    await instance.stop()
    instance = await installation.start(noRedis)
    expect(await stateOf()).toMatchObject({ reachable: false, failed: 1, waiting: 0 })
    expect(await list('waiting')).toMatchObject({ reachable: false, list: [] })
    expect((await list('failed')).list).toMatchObject([{ id: 'till-without-redis' }])
    const refused = await instance.post('/internal/jobs/retry', {})
    expect(refused).toMatchObject({ status: 503, body: { code: 503 } })
  })

  it('are the latest thousand that failed', async () => {
    const failed = installation.db.collection<{ _id: string; lastAt: Date }>('failed-jobs')
    const old = Array.from({ length: 1005 }, (_, at) => {
      const time = new Date(Date.now() - 2 * hourMs + at)
      return { _id: `old:${at}`, job: 'old', id: `${at}`, error: 'x', attempts: 1, firstAt: time, lastAt: time }
    })
    await failed.insertMany(old)
    installation.failing.add('till-newest')
    installation.due.add('till-newest')
    await waitFor('a thousand are left', async () => (await failed.countDocuments()) === 1000)
    expect(await failed.findOne({ _id: 'old:6' })).toBeNull()
    expect(await failed.findOne({ _id: 'old:7' })).not.toBeNull()
    expect((await list('failed', { name })).list.map(({ id }) => id)).toEqual(['till-newest', 'till-without-redis'])
    expect((await list('failed', { page: 67 })).list).toHaveLength(10)
  })
})
