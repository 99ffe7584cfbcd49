import { createPositionMemory } from '@pinline/ui/api-client/position-memory'
import { describe, expect, it } from 'vitest'
import { createRestClient } from './rest-client.ts'

const clientOf = (fetch: () => Promise<Response>) =>
  createRestClient({
    fetch,
    token: () => null,
    renew: async () => undefined,
    language: () => ({ code: 'zh_cn', tag: 'zh-CN' }),
    positions: createPositionMemory(),
    texts: (key) => `text of ${key}`,
  })

describe('the client of lists', () => {
  it('says in the words of the console that there is no connection', async () => {
    const client = clientOf(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(client('/api/v1/admin/orders')).rejects.toThrow('text of network-failed')
  })

  it('leaves a request that was given up alone', async () => {
    const client = clientOf(async () => {
      throw new DOMException('aborted', 'AbortError')
    })
    await expect(client('/api/v1/admin/orders')).rejects.toThrow('aborted')
  })

  it('names the status of a page that a proxy wrote', async () => {
    const client = clientOf(async () => new Response('<html>Bad gateway</html>', { status: 502 }))
    await expect(client('/api/v1/admin/orders')).rejects.toMatchObject({ status: 502, message: 'text of http-502' })
  })
})
