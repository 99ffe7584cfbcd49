import { randomUUID } from 'node:crypto'
import { accountCalls } from '@pinline/contracts/account/account-calls'
import type { AnyCall } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Caller, signInStaff } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { fieldsOf, isLoose, isStrict, pathOf, publicCalls, topFieldsOf } from './call-tables.ts'
import { newShopper, type Shopper } from './shopper.ts'

/** Names of what only the server decides. */
const serverOwned = [
  ...['id', 'buyerId', 'staffId', 'ownerId', 'owner', 'subjectId', 'sessionId', 'credentialRef', 'contactRef'],
  ...['profileRef', 'companyRef', 'addressRef', 'secondFactorRef', 'passwordHash', 'registeredAt', 'createdAt'],
  ...['admittedAt', 'roleId', 'role', 'isAdmin', 'authority', 'authorities', 'permissions', 'state', 'disabled'],
  ...['shipped', 'members', 'mustChangePassword', 'status', 'revision', 'version', 'orderNo', 'attemptId', 'captureId'],
  ...['paid', 'price', 'unitPrice', 'lineTotal', 'goodsTotal', 'freight', 'total', 'amount', 'stock', 'url', 'size'],
] as const

/** Fields that identify the record and its version; owner and permission come from the server's own data. */
const namesARecord: ReadonlySet<string> = new Set(['id', 'orderNo', 'revision', 'version'])

/** Commands whose purpose is to set such a field, and what prevents their misuse. */
const purposes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'create-staff': { roleId: 'users.create, and only a role whose keys the actor holds' },
  'update-staff': { roleId: 'users.update, only a role whose keys the actor holds, never one’s own' },
  'set-staff-state': { state: 'users.state, never one’s own, never the last administrator’s' },
  'set-buyer-state': { disabled: 'buyers.state, which buyers cannot hold' },
  'set-menu-state': { state: 'menus.state, never so that no administrator is left' },
  'create-menu': { authority: 'menus.create, and only a key that the actor holds' },
  'update-menu': { authority: 'menus.update, and only a key that the actor holds' },
  'set-price': {
    unitPrice: 'prices.update, and each in the currency named',
    amount: 'prices.update, and each in the currency named',
  },
  'set-cost-price': { amount: 'cost-prices.update, and shown to staff who may see it only' },
  'place-purchase-order': { amount: 'of an agreed price: forbidden to staff who may not see cost prices' },
  'set-purchase-order-prices': { amount: 'of an agreed price: forbidden to staff who may not see cost prices' },
  'set-exchange-rate': { amount: 'currencies.update, and a large change only with a second person' },
  'create-content': { url: 'of a resource: content.update, and a link by webUrl' },
  'update-content': { url: 'of a resource: content.update, and a link by webUrl' },
  'receive-wallet-webhook': {
    attemptId: 'signed by the wallet, and compared with the attempt that the order began',
    captureId: 'signed by the wallet',
    amount: 'signed by the wallet, and compared with what the order costs',
  },
  'request-quotation': { amount: 'of the target price, which decides nothing' },
  'answer-quotation': {
    unitPrice: 'quotations.answer: staff make the price',
    amount: 'quotations.answer: staff make the price',
    freight: 'quotations.answer: staff make the price',
  },
  'refund-after-sale': { amount: 'after-sales.refund, and at most what is left of the payment' },
  'request-refund': { amount: 'orders.partial-refund, and at most what is left of the payment' },
  'create-notice': { staffId: 'notices.create: whom the notice is for' },
  'update-notice': { staffId: 'notices.update: whom the notice is for' },
  'create-my-webhook-endpoint': { url: 'a link by webUrl, and only an address that the settings allow' },
  'create-webhook-endpoint': { url: 'webhooks.update, a link by webUrl, and only an address that the settings allow' },
  'update-webhook-endpoint': { url: 'webhooks.update, a link by webUrl, and only an address that the settings allow' },
  'resolve-late-payment': { captureId: 'orders.refund, and only a late payment of that order' },
}

const commands = publicCalls.filter(({ effect }) => effect === 'command')
const isIdentity = (call: AnyCall): boolean => accountCalls.includes(call)

/** Server-owned fields are accepted from no caller. */
export const massAssignment = (shared: () => TestSystem): void => {
  describe('inputs of commands', () => {
    it.each(commands.map((call) => [call.name, call] as const))('%s accepts no server-owned field', (name, call) => {
      const taken = [...new Set(fieldsOf(call).values())].filter(
        (field) =>
          serverOwned.some((owned) => owned === field) &&
          !namesARecord.has(field) &&
          purposes[name]?.[field] === undefined,
      )
      expect(
        taken,
        `${name} lets its caller set what the server owns: leave it out of the input, or say in "purposes" what protects it`,
      ).toEqual([])
      expect(isLoose(call), `${name} keeps fields that it does not know`).toBe(false)
      if (isIdentity(call))
        expect(isStrict(call), `${name} is about identity: its input must be a z.strictObject`).toBe(true)
    })

    it('name no command that does not exist', () => {
      const names = new Set(commands.map(({ name }) => name))
      expect(Object.keys(purposes).filter((name) => !names.has(name))).toEqual([])
    })
  })

  describe('fields of the server slipped into a command', () => {
    let system: TestSystem
    let shopper: Shopper
    let staff: Caller

    beforeAll(async () => {
      system = shared()
      shopper = await newShopper(system.url, await signInStaff(system.url, system.demoAccounts().staff))
      staff = await signInStaff(system.url, system.demoAccounts().staff)
    })

    const callerOf = ({ access }: AnyCall): Caller => {
      if (access.kind === 'staff') return staff
      return access.kind === 'open' ? new Caller(system.url) : shopper.caller
    }
    const send = async (call: AnyCall, body: object) => {
      const headers = { 'idempotency-key': randomUUID() }
      return envelope.parse(await (await callerOf(call).send(pathOf(call), { body, headers })).json())
    }
    const refusal = z.object({ errors: z.record(z.string(), z.string()) })

    it('are refused by name by every command about identity, strict ones of others included', {
      timeout: 240_000,
    }, async () => {
      const strict = commands.filter((call) => isStrict(call) && call.access.kind !== 'signed')
      expect(strict.length).toBeGreaterThan(30)
      for (const call of strict) {
        const known = topFieldsOf(call)
        const slipped = serverOwned.filter((name) => !known.includes(name))
        const kind = call.name === 'register-buyer' ? { kind: 'email' } : {}
        const body = await send(call, { ...kind, ...Object.fromEntries(slipped.map((name) => [name, 'slipped'])) })
        expect(body.code, `${call.name}: ${body.meta?.type}`).toBe(422)
        const { errors } = refusal.parse(body.data)
        expect(
          slipped.filter((name) => errors[name] !== 'not-allowed'),
          `${call.name} says nothing of these`,
        ).toEqual([])
      }
    })

    it('change nothing about a cart line or an order', { timeout: 240_000 }, async () => {
      const ready = await shopper.readyOrder()
      const [line] = (await shopper.caller.call(getCart, {})).data().lines
      if (line === undefined) throw new Error('the cart is empty')
      const before = (await shopper.caller.call(getCart, {})).data()
      const gift = { minor: 0, currency: 'USD' }
      const slipped = {
        ...{
          unitPrice: gift,
          lineTotal: gift,
          price: gift,
          goodsTotal: gift,
          freight: gift,
          total: gift,
          amount: gift,
        },
        ...{ status: 'completed', paid: true, buyerId: 'b-00000000000000000000', ownerId: 'b-00000000000000000000' },
      }
      await send(addToCart, { productId: line.productId, quantity: 1, ...slipped })
      const { lines } = (await shopper.caller.call(getCart, {})).data()
      expect(lines).toHaveLength(before.lines.length)
      expect(lines[0]?.unitPrice?.amount).toBeGreaterThan(0)

      const again = await shopper.readyOrder()
      expect(again.shippingMethod).toBe(ready.shippingMethod)
      const placed = await send(placeOrder, { ...again, ...slipped, orderNo: '0000000000000' })
      expect(placed.code).toBe(200)
      const { orderNo, total } = placeOrder.output.parse(placed.data)
      expect(orderNo).not.toBe('0000000000000')
      expect(total.minor).toBeGreaterThan(0)
      const order = (await shopper.caller.call(getOrder, { orderNo })).data()
      expect(order.total).toEqual(total)
      expect(order.status).toBe('pending')
    })
  })
}
