import { randomUUID } from 'node:crypto'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import { listSessions } from '@pinline/contracts/account/session/list-sessions'
import { type AnyCall, methodsOf } from '@pinline/contracts/api/call'
import { type Envelope, envelope } from '@pinline/contracts/api/envelope'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { allStreams, fieldsOf, pathOf, publicCalls } from './call-tables.ts'
import { foreignObjects } from './foreign-objects.ts'
import { newShopper, type Shopper } from './shopper.ts'

const namesAnObject = (field: string): boolean => /^id$|^ids$|Ids?$|No$|Ref$|Token$|^ticket$/.test(field)
const callsOfBuyers = publicCalls.filter(({ access }) => ['buyer', 'buyer-or-staff', 'open'].includes(access.kind))
const needsSample = callsOfBuyers.filter((call) => [...fieldsOf(call).values()].some(namesAnObject))

/** Every call of buyers that names an object, with another buyer’s. */
export const objectMatrix = (shared: () => TestSystem): void => {
  describe('objects of other buyers', () => {
    it('each call of buyers that names an object has a sample of somebody else’s', () => {
      for (const call of needsSample) {
        const { attempts = [], unknowns = {} } = foreignObjects[call.name] ?? {}
        const declared = new Set([...attempts.flatMap(({ fields }) => fields), ...Object.keys(unknowns)])
        const missing = [...new Set(fieldsOf(call).values())].filter(
          (field) => namesAnObject(field) && !declared.has(field),
        )
        expect(
          missing,
          `${call.name} (${call.path}) names objects by these fields: add to tests/security/foreign-objects.ts how another buyer's is tried, or why it is nobody's`,
        ).toEqual([])
      }
      const names = new Set(needsSample.map(({ name }) => name))
      expect(
        Object.keys(foreignObjects).filter((name) => !names.has(name)),
        'samples for calls that are gone, or name nothing any more',
      ).toEqual([])
    })
  })

  describe('another buyer', () => {
    let system: TestSystem
    let owner: Shopper
    let other: Shopper

    beforeAll(async () => {
      system = shared()
      const staff = await signInStaff(system.url, system.demoAccounts().staff)
      owner = await newShopper(system.url, staff)
      other = await newShopper(system.url, staff)
    })

    const send = async (
      call: AnyCall,
      { caller }: Shopper,
      input: object,
    ): Promise<{ code: number; body: Envelope | undefined; text: string }> => {
      const method = methodsOf(call.effect)[0] ?? 'POST'
      const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input))}` : ''
      const response = await caller.send(pathOf(call) + query, {
        method,
        body: input,
        headers: call.effect === 'command' ? { 'idempotency-key': randomUUID() } : {},
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
      const body = isJson ? envelope.parse(JSON.parse(text)) : undefined
      return { code: body?.code ?? response.status, body, text }
    }
    /** What buyers change themselves: available stock and dates move with other orders. */
    const cartOf = async ({ caller }: Shopper) => {
      const { revision, lines } = (await caller.call(getCart, {})).data()
      const own = lines.map(({ productId, quantity, selected, addedAt }) => ({
        productId,
        quantity,
        selected,
        addedAt,
      }))
      return { revision, lines: own }
    }
    /** An order as stored; the stock beside its lines is what others buy from, and the time moves. */
    const orderOf = async ({ caller, orderNo }: Shopper) => {
      const order = (await caller.call(getOrder, getOrder.input.parse({ orderNo }))).data()
      return { ...order, serverNow: '', lines: order.lines.map((line) => ({ ...line, available: 0 })) }
    }
    const belongings = async () => ({
      self: (await owner.caller.call(getMe, {})).data(),
      addresses: (await owner.caller.call(listAddresses, {})).data(),
      sessions: (await owner.caller.call(listSessions, {})).data().list.map(({ id }) => id),
      order: await orderOf(owner),
      cart: await cartOf(owner),
    })
    const attempts = Object.entries(foreignObjects).flatMap(([name, reach]) => {
      const call = publicCalls.find((one) => one.name === name)
      return call === undefined ? [] : (reach.attempts ?? []).map((attempt) => ({ call, ...attempt }))
    })

    it('reads nothing of somebody else in lists, counts and exports', async () => {
      const traces = [
        owner.id,
        owner.email,
        owner.addressId,
        owner.orderNo,
        owner.afterSaleNo,
        owner.quotationNo,
        owner.sessionId,
        owner.fileId,
      ]
      let read = 0
      for (const call of publicCalls.filter(({ access }) => access.kind === 'buyer')) {
        if (call.effect === 'command' && call.name !== 'export-account') continue
        const proof = call.name === 'export-account' ? { ticket: await other.ticket() } : {}
        const { code, text } = await send(call, other, proof)
        if (code === 200) read += 1
        expect(
          traces.filter((trace) => text.includes(trace)),
          `${call.name} shows what is another buyer's`,
        ).toEqual([])
      }
      expect(read).toBeGreaterThan(8)
    })

    it('reaches none of them, and leaves them unchanged', { timeout: 480_000 }, async () => {
      await owner.readyOrder()
      const before = await belongings()
      for (const { call, fields, input, refused } of attempts) {
        const { code, body } = await send(call, other, await input(owner, other))
        expect({ call: call.name, fields, code: code === 200, type: body?.meta?.type }).toEqual({
          call: call.name,
          fields,
          code: false,
          type: refused,
        })
      }
      expect(await belongings()).toEqual(before)
    })

    it('receives nothing of somebody else in event streams', { timeout: 240_000 }, async () => {
      for (const { name, path } of allStreams.filter(({ access }) => access.kind === 'buyer')) {
        const leaving = new AbortController()
        const response = await fetch(`${system.url}/api/v1${path}`, {
          headers: { authorization: `Bearer ${other.caller.token}`, accept: 'text/event-stream' },
          signal: leaving.signal,
        })
        let received = ''
        const listening = (async () => {
          for await (const part of response.body ?? []) received += Buffer.from(part).toString('utf8')
        })().catch(() => undefined)
        const theirs = (await owner.caller.call(placeOrder, await owner.readyOrder())).data().orderNo
        ;(await owner.caller.call(cancelOrder, { orderNo: theirs })).data()
        const own = (await other.caller.call(placeOrder, await other.readyOrder())).data().orderNo
        await waitFor(`${name} notifies of one's own order`, () => received.includes(own))
        leaving.abort()
        await listening
        expect(received, `${name} notifies of another buyer's order`).not.toContain(theirs)
      }
    })

    it('is refused for being another: the owner is not', { timeout: 480_000 }, async () => {
      for (const { call, fields, input, refused } of attempts) {
        const { body, text } = await send(call, owner, await input(owner, owner))
        expect(
          body?.meta?.type === refused ? `${call.name} by ${fields}: ${text}` : undefined,
          'the owner is refused as another was: the sample shows nothing',
        ).toBeUndefined()
      }
    })
  })
}
