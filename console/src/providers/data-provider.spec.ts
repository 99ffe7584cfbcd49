import { adminResource } from '@pinline/contracts/api/call'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createDataProvider } from './data-provider.ts'

const row = z.object({ id: z.string() })
const resource = (name: string, more: { countsTo?: number } = {}) => ({
  [name]: async () =>
    adminResource({ name, permission: `${name}.read`, row, filter: z.object({}), sorts: [], ...more }),
})

/** A server with a long list `orders`, counted to 100, and a short one `stock`. */
const providerOf = (total: 'exact' | 'at-least') => {
  const requests: string[] = []
  const provider = createDataProvider(
    async (url) => {
      requests.push(new URL(url, 'http://console.test').search)
      const json = [{ id: url.includes('end=') ? 'the-last' : 'a-row' }]
      const headers = new Headers({ 'content-range': 'orders 0-0/100', 'x-total': total })
      return { status: 200, headers, body: '', json }
    },
    { ...resource('orders', { countsTo: 100 }), ...resource('stock') },
    (key) => `text of ${key}`,
  )
  const page = async (number: number, name = 'orders') =>
    await provider.getList(name, {
      pagination: { page: number, perPage: 10 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
    })
  return { requests, page }
}

describe('a list that is longer than it was counted', () => {
  it('shows its last rows on the last page of the pager', async () => {
    const { requests, page } = providerOf('at-least')
    expect(await page(9)).toMatchObject({ data: [{ id: 'a-row' }], total: 100, meta: { totalIsAtLeast: true } })
    expect(requests.length).toBe(1)
    expect(await page(10)).toMatchObject({ data: [{ id: 'the-last' }], total: 100, meta: { totalIsAtLeast: true } })
    expect(new URLSearchParams(requests.at(-1)).get('end')).toBe('10')
  })
  it('is not queried for its end if every row was counted', async () => {
    const { requests, page } = providerOf('exact')
    expect(await page(10)).toMatchObject({ data: [{ id: 'a-row' }], meta: { totalIsAtLeast: false } })
    expect(await page(10, 'stock')).toMatchObject({ data: [{ id: 'a-row' }], total: 100 })
    expect(requests.some((search) => search.includes('end='))).toBe(false)
  })
})

describe('a resource that does not load', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is tried once more, and then reported as a missing connection', async () => {
    let tries = 0
    const load = async () => {
      tries += 1
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const client = async () => ({ status: 200, headers: new Headers(), body: '', json: { id: '1' } })
    const provider = createDataProvider(client, { orders: load }, (key) => `text of ${key}`)
    const failed = expect(provider.getOne('orders', { id: '1' })).rejects.toThrow('text of network-failed')
    await vi.runAllTimersAsync()
    await failed
    expect(tries).toBe(2)
  })
})
