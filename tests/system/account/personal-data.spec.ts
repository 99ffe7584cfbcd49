import { createApiKeyByStaff } from '@pinline/contracts/account/api-keys/create-api-key-by-staff'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import { getPersonalData } from '@pinline/contracts/account/people/get-personal-data'
import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import { listEvents } from '@pinline/contracts/notification/event-feed/list-events'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { vaultReference } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoAddress } from '../../faults/demo-address.ts'
import { accepted, Caller, prepareOrder, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const password = 'Pitch-2.54'

describe('personal data of the event feed', () => {
  let system: TestSystem
  let boss: Caller

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    boss = await signInStaff(system.url, system.demoAccounts().staff)
  })
  afterAll(() => system?.stop())

  const withScopes = async (...scopes: ApiScope[]): Promise<Caller> => {
    const key = { name: 'Warehouse', scopes, expiresInDays: null, requestsPerMinute: 6000 }
    const { secret } = (
      await boss.call(createApiKeyByStaff, { ...key, password: system.demoAccounts().staff.password })
    ).data()
    return new Caller(system.url, secret ?? '')
  }

  it('is a reference there, resolved with the scope, and gone once its person was erased', async () => {
    const anna = await registerByMail(system.url, 'anna@referred.example.test')
    ;(await anna.call(addAddress, demoAddress)).data()
    const [product] = await stockedProducts(system.url, 20)
    if (product === undefined) throw new Error('nothing is in stock')
    const order = await prepareOrder(anna, [{ productId: product.id, quantity: 1 }])
    const { orderNo } = (await anna.call(placeOrder, order)).data()
    const [reader, resolver] = [await withScopes('events:read'), await withScopes('personal-data:read')]
    const placed = await waitFor('the order is in the feed', async () => {
      const { list } = (await reader.call(listEvents, { type: 'order-placed', stream: orderNo })).data()
      return list[0]
    })
    expect(JSON.stringify(placed)).not.toContain(demoAddress.address)
    const reference = vaultReference.parse(placed.data.addressRef)

    const resolved = (await resolver.call(getPersonalData, { reference })).data()
    expect(resolved).toMatchObject({ reference, kind: 'address', data: { address: demoAddress.address } })
    const refused = await reader.call(getPersonalData, { reference })
    expect([refused.status, refused.envelope.meta?.type]).toEqual([403, 'api-key-scope-missing'])
    const credential = vaultReference.parse('credential-b-0000000001@1')
    expect((await resolver.call(getPersonalData, { reference: credential })).envelope.meta?.type).toBe('not-found')

    ;(await anna.call(cancelOrder, { orderNo })).data()
    await accepted('the erasure', () => anna.call(deleteAccount, { password, confirmation: true }))
    const gone = await waitFor('the address is erased', async () => {
      const answer = await resolver.call(getPersonalData, { reference })
      return answer.status === 200 ? undefined : answer
    })
    expect([gone.status, gone.envelope.code, gone.envelope.meta?.type]).toEqual([410, 410, 'personal-data-erased'])
  })
})
