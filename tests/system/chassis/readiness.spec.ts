import { freePorts } from '@pinline/infra/machine/free-port'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CheckoutInstallation, installCheckout } from './checkout-instance.ts'

describe('a service that is starting', () => {
  let installation: CheckoutInstallation
  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
  })
  afterAll(() => installation.end())

  it('serves nothing, and stores no reply under a key, until it has its data', async () => {
    const [port] = await freePorts(1)
    const payIn = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/internal/till/pay-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key-of-the-start' },
        body: '{"till":"till-early","amount":3}',
      })
      return { retryAfter: response.headers.get('retry-after'), body: await response.json() }
    }
    const early: unknown[] = []
    const instance = await installation.start({ SERVICE_PORT: String(port) }, async (report) => {
      early.push((await fetch(`http://127.0.0.1:${port}/healthz`)).status)
      report('2 of 3 tills are there')
      const readiness = await fetch(`http://127.0.0.1:${port}/readyz`)
      early.push(readiness.status, await readiness.json())
      early.push(await payIn())
    })
    expect(early).toEqual([
      200,
      503,
      { ready: false, because: ['2 of 3 tills are there'] },
      {
        retryAfter: '1',
        body: expect.objectContaining({ code: 503, meta: expect.objectContaining({ type: 'service-unavailable' }) }),
      },
    ])
    expect(await installation.db.collection('commits').countDocuments()).toBe(0)
    const paid = await instance.post(
      '/internal/till/pay-in',
      { checkout: 'till-early', amount: 3 },
      { 'idempotency-key': 'key-of-the-start' },
    )
    expect(paid.body).toMatchObject({ code: 200, data: { sum: 3 } })
  })
})
