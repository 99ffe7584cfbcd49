import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutInstallation, installCheckout } from './checkout-instance.ts'

const audits = async (installation: CheckoutInstallation, checkout: string) =>
  await installation.db.collection('commits').countDocuments({ streamId: checkout, 'events.type': 'audited' })

describe('reactions and jobs', () => {
  let installation: CheckoutInstallation
  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
  })
  afterAll(() => installation.end())

  it('react once to an event, even with two instances and three publications', async () => {
    const [left, right] = [await installation.start(), await installation.start()]
    await left.post('/internal/till/pay-in', { checkout: 'till-much', amount: 600 })
    await waitFor('the audit', async () => (await audits(installation, 'till-much')) === 1)
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await installation.db.collection('commits').updateMany({ streamId: 'till-much' }, { $set: { unpublished: true } })
      await left.post('/internal/till/pay-in', { checkout: 'till-much', amount: 1 })
      await waitFor(
        'published again',
        async () => (await installation.db.collection('commits').countDocuments({ unpublished: true })) === 0,
      )
    }
    await left.post('/internal/till/pay-in', { checkout: 'till-after', amount: 700 })
    await waitFor('the audit of a later event', async () => (await audits(installation, 'till-after')) === 1)
    const read = await right.readSince('till-much', 'notification.till.till-much@4')
    expect(read.body.data).toEqual({ sum: 602, events: 4, audits: 1 })
    await Promise.all([left.stop(), right.stop()])
  })

  it('do not react to events from before their activation', async () => {
    const instance = await installation.start()
    await instance.post('/internal/till/pay-in', { checkout: 'till-before', amount: 800 })
    await waitFor('the audit', async () => (await audits(installation, 'till-before')) === 1)
    await waitFor(
      'published',
      async () => (await installation.db.collection('commits').countDocuments({ unpublished: true })) === 0,
    )
    await instance.stop()
    const before = await installation.db.collection('commits').countDocuments({ 'events.type': 'audited' })
    await installation.db.collection('activations').deleteMany({})
    await installation.forgetGroups()
    await installation.db
      .collection('commits')
      .updateMany({ requests: { $exists: true } }, { $unset: { requests: '' } })
    const again = await installation.start()
    await again.post('/internal/till/pay-in', { checkout: 'till-new', amount: 900 })
    await waitFor('the audit of the new event', async () => (await audits(installation, 'till-new')) === 1)
    expect(await installation.db.collection('commits').countDocuments({ 'events.type': 'audited' })).toBe(before + 1)
    await again.stop()
  })

  it('are tried again by themselves, in their order, when what they need is back', async () => {
    const instance = await installation.start()
    const parked = installation.db.collection('parked')
    const waiting = installation.db.collection('parked-facts')
    installation.failing.add('till-away')
    await instance.post('/internal/till/pay-in', { checkout: 'till-away', amount: 600 })
    await waitFor('the key to be parked', async () => (await parked.countDocuments({ key: 'till-away' })) === 1)
    await instance.post('/internal/till/pay-in', { checkout: 'till-away', amount: 700 })
    await waitFor('its successor to wait with it', async () => {
      return (await waiting.countDocuments({ key: 'till-away' })) === 2
    })
    await instance.post('/internal/till/pay-in', { checkout: 'till-at-hand', amount: 800 })
    await waitFor('the audit of another checkout', async () => (await audits(installation, 'till-at-hand')) === 1)
    expect(await audits(installation, 'till-away')).toBe(0)
    installation.failing.delete('till-away')
    await waitFor('both audits', async () => (await audits(installation, 'till-away')) === 2, { timeoutMs: 80_000 })
    await waitFor('nothing to wait', async () => (await parked.countDocuments({ key: 'till-away' })) === 0)
    const caused = await installation.db
      .collection('commits')
      .find({ streamId: 'till-away', 'events.type': 'audited' })
      .sort({ version: 1 })
      .toArray()
    expect(caused.map(({ causationId }) => causationId)).toEqual(['till-away@1', 'till-away@2'])
    await instance.stop()
  })

  it('fire a job by the sweep while Redis is away, once', async () => {
    const instance = await installation.start({ REDIS_URL: 'redis://127.0.0.1:9' })
    await instance.post('/internal/till/pay-in', { checkout: 'till-due', amount: 1 })
    installation.due.add('till-due')
    await waitFor('the sweep', async () => (await audits(installation, 'till-due')) === 1)
    await instance.post('/internal/till/pay-in', { checkout: 'till-due', amount: 1 })
    installation.due.add('till-due-2')
    await instance.post('/internal/till/pay-in', { checkout: 'till-due-2', amount: 1 })
    await waitFor('a later sweep', async () => (await audits(installation, 'till-due-2')) === 1)
    expect(await audits(installation, 'till-due')).toBe(1)
    await instance.stop()
  })
})
