import { freePorts } from '@pinline/infra/machine/free-port'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutInstallation, type CheckoutInstance, installCheckout } from './checkout-instance.ts'
import { checkoutView } from './checkout-service.ts'

const checkouts = Array.from({ length: 30 }, (_, n) => `till-${n}`)
const changedView = { ...checkoutView, version: 2 }

describe('a service whose view has changed', () => {
  let installation: CheckoutInstallation
  let before: CheckoutInstance
  const positions = new Map<string, string | undefined>()
  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
    before = await installation.start()
    await Promise.all(
      checkouts.map(async (checkout) => {
        const { position } = await before.post('/internal/till/pay-in', { checkout, amount: 3 })
        positions.set(checkout, position)
      }),
    )
    await waitFor(
      'published',
      async () => (await installation.db.collection('commits').countDocuments({ unpublished: true })) === 0,
    )
  })
  afterAll(() => installation.end())

  const stored = async () =>
    await installation.db.collection<{ _id: string }>('view-generations').find().sort({ _id: 1 }).toArray()
  const readyz = async (port: number | undefined) => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`)
    const body: { ready: boolean; because?: string[] } = await response.json()
    return { status: response.status, body }
  }
  const read = (instance: CheckoutInstance, checkout: string) => instance.post('/internal/till/read', { checkout })

  it('is not ready, says why and serves nothing until the new rows exist, while the old ones are fed and read', async () => {
    const [port] = await freePorts(1)
    const rows = installation.db.collection('view-tills-2.1')
    const indexNames = async () => (await rows.indexes()).map(({ name }) => name)
    await rows.createIndex({ sum: 1 }, { unique: true, name: 'in-the-way' })
    const starting = installation.start({ SERVICE_PORT: String(port) }, undefined, changedView)
    const message = await waitFor('the reason', async () => {
      const { status, body } = await readyz(port)
      return status === 503 && body.because?.some((reason) => reason.includes('its reader fails')) && body
    })
    expect(message).toEqual({
      ready: false,
      because: [
        expect.stringMatching(
          /^view-tills-2\.1 is .+: \d+ of 30 events(, about \d+ s left)?, and .+: tills: rows stay contended$/,
        ),
      ],
    })
    expect(await indexNames()).not.toContain('sum_1')
    const early = await fetch(`http://127.0.0.1:${port}/internal/till/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"till":"till-0"}',
    })
    expect(early.status).toBe(503)

    const paid = await before.post('/internal/till/pay-in', { checkout: 'till-0', amount: 4 })
    const own = await before.readSince('till-0', paid.position)
    expect(own.body).toMatchObject({ code: 200, data: { sum: 7 } })

    await rows.dropIndex('in-the-way')
    const changed = await starting
    expect(await indexNames()).toContain('sum_1')
    expect(await readyz(port)).toEqual({ status: 200, body: { ready: true } })
    for (const checkout of checkouts.slice(1))
      expect((await read(changed, checkout)).body.data).toMatchObject({ sum: 3 })
    for (const checkout of checkouts.slice(1))
      expect((await before.readSince(checkout, positions.get(checkout))).body.data).toMatchObject({ sum: 3 })
    expect((await stored()).map(({ _id, ...one }) => [_id, 'filling' in one])).toEqual([
      ['tills-1', false],
      ['tills-2', false],
    ])
  })
})
