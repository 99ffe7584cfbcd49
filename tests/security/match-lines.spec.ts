import { urlPathOf } from '@pinline/chassis/http/call-service'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Caller } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { isDeep } from './is-deep.ts'

const allProducts = 6000
const linesOfRequest = 500
const requestsOfRound = 8
const maxRounds = 12

const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

describe('a list of part numbers that are nearly right', () => {
  let system: TestSystem
  let models: string[]

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['catalogue'],
      products: allProducts,
      settings: { RATE_LIMITS: 'on' },
    })
    const shop = new Caller(system.urls.catalogue)
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, page) => shop.call(listProducts, { page: page + 1, pageSize: 50 })),
    )
    models = pages.flatMap((page) => page.data().list.map(({ model }) => model))
  })
  afterAll(() => system?.stop())

  /** One wrong letter in the middle of each. */
  const mistyped = (seed: number) =>
    Array.from({ length: linesOfRequest }, (_, place) => {
      const model = (models[(place + seed) % models.length] ?? '').replaceAll(/[^A-Za-z0-9]/gu, '')
      const middle = Math.floor(model.length / 2)
      return { partNumber: `${model.slice(0, middle)}Q${model.slice(middle + 1)}${seed}` }
    })
  const match = async (address: string, seed: number) => {
    const headers = { 'x-forwarded-for': address }
    const path = urlPathOf(matchLines.path)
    const response = await new Caller(system.urls.catalogue).send(path, { body: { lines: mistyped(seed) }, headers })
    const text = await response.text()
    return { status: response.status, isBusy: text.includes('too-many-requests') }
  }

  /** Milliseconds that another request takes. */
  const wait = async (): Promise<number> => {
    const started = performance.now()
    ;(await new Caller(system.urls.catalogue).call(listCategories, {})).data()
    return performance.now() - started
  }
  const waitsDuring = async (work: Promise<void>): Promise<number[]> => {
    const times: number[] = []
    let isDone = false
    const working = work.finally(() => {
      isDone = true
    })
    while (!isDone) times.push(await wait())
    await working
    return times
  }

  let address = 1
  const flood = async () => {
    for (let request = 0; request < requestsOfRound; request += 1) {
      address += 1
      expect((await match(`198.51.100.${address}`, address)).status).toBe(200)
    }
  }

  it('lets others be answered during a flood', { timeout: 240_000 }, async () => {
    await flood()
    // Compared in the thread of the service, a list would let one or two through.
    expect((await waitsDuring(flood())).length).toBeGreaterThan(4 * requestsOfRound)
  })

  // Other work on the machine changes times, so that only `npm run test:security` compares them.
  if (isDeep)
    it('keeps nobody waiting twice as long as otherwise', { timeout: 240_000 }, async () => {
      await flood()
      // Other load only adds to a round, so the best round of each kind counts.
      const idle: number[] = []
      const flooded: number[] = []
      do {
        const undisturbed: number[] = []
        while (undisturbed.length < 200) undisturbed.push(await wait())
        const disturbed: number[] = []
        while (disturbed.length < 50) disturbed.push(...(await waitsDuring(flood())))
        idle.push(p99(undisturbed))
        flooded.push(p99(disturbed))
      } while (idle.length < maxRounds && Math.min(...flooded) > 2 * Math.min(...idle))
      const text = (times: readonly number[]) => times.map((ms) => ms.toFixed(1)).join(' ')
      process.stdout.write(`p99 of others: ${text(idle)} ms idle, ${text(flooded)} ms during the flood\n`)
      expect(Math.min(...flooded)).toBeLessThanOrEqual(2 * Math.min(...idle))
    })

  it('is refused while others of the same network wait, and counts by its lines', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => match('203.0.113.9', 1)))
    expect(results.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(results.filter(({ status, isBusy }) => status === 429 && isBusy).length).toBeGreaterThan(0)
    expect(await match('203.0.113.9', 1)).toEqual({ status: 429, isBusy: true })
  })
})
