import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CheckoutInstallation, type CheckoutInstance, installCheckout } from './checkout-instance.ts'

describe('one idempotency key, one effect and one reply', () => {
  let installation: CheckoutInstallation
  let instances: CheckoutInstance[]

  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
    instances = [await installation.start(), await installation.start()]
  })
  afterAll(() => installation.end())

  it('gives fifty parallel requests on two instances the same reply and pays in once', async () => {
    const [left, right] = instances
    if (left === undefined || right === undefined) throw new Error('two instances are wanted')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? left : right).post(
          '/internal/till/pay-in',
          { checkout: 'till-keyed', amount: 7 },
          { 'idempotency-key': 'key-00000001' },
        ),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data)))).toEqual(new Set(['{"sum":7}']))
    expect(new Set(answers.map((answer) => answer.position))).toEqual(new Set(['notification.till.till-keyed@1']))
    expect(await installation.db.collection('commits').countDocuments({ streamId: 'till-keyed' })).toBe(1)
  })

  it('refuses the same key with another body', async () => {
    const [left] = instances
    await left?.post(
      '/internal/till/pay-in',
      { checkout: 'till-other', amount: 1 },
      { 'idempotency-key': 'key-00000002' },
    )
    const other = await left?.post(
      '/internal/till/pay-in',
      { checkout: 'till-other', amount: 2 },
      { 'idempotency-key': 'key-00000002' },
    )
    expect(other).toMatchObject({ status: 200, body: { code: 422, meta: { type: 'idempotency-key-reused' } } })
  })

  it('stores a refusal on a commit without events and returns it again', async () => {
    const [left, right] = instances
    const first = await left?.post(
      '/internal/till/pay-in',
      { checkout: 'till-refused', amount: 2000 },
      { 'idempotency-key': 'key-00000003' },
    )
    const again = await right?.post(
      '/internal/till/pay-in',
      { checkout: 'till-refused', amount: 2000 },
      { 'idempotency-key': 'key-00000003' },
    )
    expect(first?.body).toMatchObject({ code: 422, meta: { type: 'quantity-not-allowed' } })
    expect(again?.body).toEqual(first?.body)
    const stored = await installation.db
      .collection('commits')
      .findOne({ streamType: 'request', 'requests.reply.code': 422 })
    expect(stored).toMatchObject({ events: [], version: 1 })
    expect(stored).not.toHaveProperty('unpublished')
    expect(stored?.expiresAt).toBeInstanceOf(Date)
  })

  it('refuses the second editor of a stream that has changed', async () => {
    const [left, right] = instances
    await left?.post('/internal/till/pay-in', { checkout: 'till-seen', amount: 1 })
    const both = await Promise.all(
      [left, right].map((instance) =>
        instance?.post('/internal/till/pay-in', { checkout: 'till-seen', amount: 5, version: 1 }),
      ),
    )
    expect(both.map((answer) => answer?.status).sort()).toEqual([200, 409])
    expect(both.find((answer) => answer?.status === 409)?.body).toMatchObject({
      code: 409,
      data: { version: 2 },
      meta: { type: 'version-conflict' },
    })
  })

  it('shows a reader no state older than what it just did, on another instance too', async () => {
    const [left, right] = instances
    for (let amount = 1; amount <= 10; amount += 1) {
      const paid = await left?.post('/internal/till/pay-in', { checkout: 'till-read', amount: 1 })
      const read = await right?.readSince('till-read', paid?.position)
      expect(read?.body.data).toMatchObject({ sum: amount })
    }
  })

  it('reports stale data if the position is not reached', async () => {
    const [left] = instances
    const read = await left?.post(
      '/internal/till/read',
      { checkout: 'till-read' },
      { 'x-position': 'notification.till.till-read@999' },
    )
    expect(read?.body).toMatchObject({ code: 200, meta: { stale: true } })
  })
})
