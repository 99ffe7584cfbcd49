import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@pinline/infra/product/services'
import { projectFolder } from '@pinline/infra/project-folders'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parseExposition } from '../../harness/parse-exposition.ts'
import { type Caller, signInBuyer, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { advanceOrder } from '../../journeys/advance-order.ts'
import { postJson } from '../account/client.ts'

type Process = (typeof serviceNames)[number]

const serviceProcesses: readonly Process[] = ['account', 'catalogue', 'order', 'notification']

/** Which processes have a metric, by the word of the table. */
const owners: Readonly<Record<string, readonly Process[]>> = {
  all: serviceNames,
  services: serviceProcesses,
  'services, gateway': [...serviceProcesses, 'gateway'],
  'publishing instance': serviceProcesses,
  'sweeping instance': serviceProcesses,
  order: ['order'],
  'order, publishing': ['order'],
  notification: ['notification'],
  gateway: ['gateway'],
  storefront: ['storefront'],
}

/** The table of metrics for people. */
const documented = readFileSync(join(projectFolder, 'infra/deploy/monitoring/README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, metric = '', type = '', labels = '', of = ''] = line.split('|').map((cell) => cell.trim())
    const name = /^`(pinline_\w+)`$/.exec(metric)?.[1]
    return name === undefined ? [] : [{ name, type, labels: labels.split(', ').filter((one) => one !== ''), of }]
  })

const ofNode = ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes']

describe('metrics', () => {
  let system: TestSystem
  let buyer: Caller
  let staff: Caller

  beforeAll(async () => {
    system = await startSystem(inject('servers'))
    const { buyer: buyerAccount, staff: staffAccount } = system.demoAccounts()
    buyer = await signInBuyer(system.url, buyerAccount)
    staff = await signInStaff(system.url, staffAccount)
  })
  afterAll(() => system?.stop())

  const scrape = async (name: Process) => {
    const response = await fetch(system.metricsUrls[name])
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    return parseExposition(await response.text())
  }

  /** The sum of a metric's values with these labels. */
  const countOf = async (name: Process, metric: string, labels: Readonly<Record<string, string>> = {}) => {
    const { type, samples = [] } = (await scrape(name)).get(metric) ?? {}
    const found = samples.filter(
      (sample) =>
        (type !== 'histogram' || sample.name === `${metric}_count`) &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )
    return found.reduce((sum, { value }) => sum + value, 0)
  }

  it.each(serviceNames)('of %s are those of the table, well-formed', async (name) => {
    const families = await scrape(name)
    for (const metric of ofNode) expect(families.has(metric), metric).toBe(true)
    const expected = documented.filter(({ of }) => owners[of]?.includes(name))
    const found = [...families.keys()].filter((metric) => metric.startsWith('pinline_'))
    expect(found.toSorted()).toEqual(expected.map((one) => one.name).toSorted())
    for (const { name: metric, type, labels } of expected) {
      const family = families.get(metric)
      expect(family?.type, metric).toBe(type)
      expect(family?.help.length, metric).toBeGreaterThan(10)
      for (const sample of family?.samples ?? [])
        expect(
          Object.keys(sample.labels)
            .filter((label) => label !== 'le')
            .toSorted(),
          metric,
        ).toEqual([...labels, 'service'].toSorted())
    }
  })

  it('move with an order, from the gateway to the wallet', async () => {
    const [product] = await waitFor('parts in stock', async () => {
      const stocked = await stockedProducts(system.url, 20)
      return stocked.length > 0 && stocked
    })
    if (product === undefined) throw new Error('no part')
    const page = await fetch(`${system.url}/en/index`)
    expect(page.status).toBe(200)
    const moving: readonly (readonly [Process, string, Readonly<Record<string, string>>])[] = [
      ['gateway', 'pinline_request_seconds', { call: 'order', code: '200' }],
      ['storefront', 'pinline_request_seconds', { call: 'page', code: '200' }],
      ['storefront', 'pinline_cache_reads_total', { cache: 'pages' }],
      ['gateway', 'pinline_refusals_total', { call: 'gateway', type: 'route-not-found' }],
      ['order', 'pinline_request_seconds', { call: 'place-order', code: '200' }],
      ['order', 'pinline_refusals_total', { call: 'place-order', type: 'unauthenticated' }],
      ['order', 'pinline_decisions_total', { command: 'place-order', outcome: 'recorded' }],
      ['order', 'pinline_commits_total', { stream_type: 'order' }],
      ['order', 'pinline_events_total', { type: 'order-placed' }],
      ['order', 'pinline_orders_total', {}],
      ['order', 'pinline_order_minor_units_total', {}],
      ['order', 'pinline_captured_minor_units_total', {}],
      ['order', 'pinline_wallet_seconds', { call: 'open-attempt', result: 'answered' }],
      ['order', 'pinline_cache_reads_total', { cache: 'stream-states', result: 'hit' }],
      ['order', 'pinline_job_seconds', { result: 'done' }],
      ['order', 'pinline_sampled_at_seconds', {}],
      ['catalogue', 'pinline_reactions_total', { result: 'done' }],
      ['notification', 'pinline_sampled_at_seconds', {}],
      ['account', 'pinline_request_seconds', {}],
    ]
    const before = await Promise.all(moving.map((one) => countOf(...one)))
    await advanceOrder(system.url, buyer, staff, 'confirmed', [{ productId: product.id, quantity: 2 }])
    await fetch(`${system.url}/api/v1/none`, { method: 'POST' })
    expect((await postJson(system.url, '/orders/create')).type).toBe('unauthenticated')
    await fetch(`${system.url}/en/index`)
    for (const [at, one] of moving.entries())
      await waitFor(`${one[0]}: ${one[1]} ${JSON.stringify(one[2])} moves`, async () => {
        const value = await countOf(...one)
        if (value > (before[at] ?? 0)) return true
        throw new Error(`still ${value}`)
      })
  })

  it('show what was read and published: no lag and no outbox once all is done', async () => {
    await waitFor('everything to be read', async () => {
      const [events, seconds, commits] = [
        await countOf('order', 'pinline_consumer_lag_events'),
        await countOf('order', 'pinline_consumer_lag_seconds'),
        await countOf('order', 'pinline_outbox_commits'),
      ]
      if (events + seconds + commits > 0) throw new Error(`${events} events, ${seconds} s, ${commits} commits`)
      expect(await countOf('order', 'pinline_jobs', { queue: 'order-jobs', state: 'delayed' })).toBeGreaterThan(0)
      const topics = (await scrape('order')).get('pinline_consumer_lag_events')?.samples ?? []
      return topics.some(({ labels }) => labels.consumer?.startsWith('order.') && labels.topic === 'pinline.order.v1')
    })
  })

  it.each(['/metrics', '/metrics/', '/Metrics', '//metrics', '/%6detrics', '/en/../metrics', '/api/v1/metrics'])(
    'are not reached through the gateway as %s',
    async (path) => {
      const response = await fetch(system.url + path)
      expect([400, 404], path).toContain(response.status)
      expect(await response.text()).not.toContain('# HELP')
    },
  )

  it('are all that the port beside the gateway serves', async () => {
    for (const path of ['/', '/healthz', '/api/v1/products', '/metrics/x'])
      expect((await fetch(new URL(path, system.metricsUrls.gateway))).status).toBe(404)
  })
})
