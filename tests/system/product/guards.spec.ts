import { accountCalls } from '@pinline/account/contract/account-calls'
import { catalogueCalls } from '@pinline/catalogue/contract/catalogue-calls'
import { type AnyCall, methodsOf } from '@pinline/chassis/contract/call'
import { envelope } from '@pinline/chassis/contract/envelope'
import { notificationCalls } from '@pinline/notification/contract/notification-calls'
import { orderCalls } from '@pinline/order/contract/order-calls'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { Caller, signInBuyer, signInStaff } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'

const calls = [...accountCalls, ...catalogueCalls, ...orderCalls, ...notificationCalls]
const ending = new Set(['log-out', 'log-out-staff'])
const urlOf = (call: AnyCall) =>
  call.path.startsWith('/wallet') ? call.path.replace(/\{\w+\}/, 'none') : `/api/v1${call.path}`
const isPublic = (call: AnyCall) => call.authority.kind !== 'internal'
const fieldsOf = (call: AnyCall): string[] => {
  const input = call.input
  if (input instanceof z.ZodObject) return Object.keys(input.shape)
  if (input instanceof z.ZodUnion || input instanceof z.ZodDiscriminatedUnion)
    return input.options.flatMap((option: unknown) => (option instanceof z.ZodObject ? Object.keys(option.shape) : []))
  return []
}

describe('guards of every call', () => {
  let system: TestSystem
  let visitor: Caller
  let buyer: Caller
  let staff: Caller

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    visitor = new Caller(system.url)
    buyer = await signInBuyer(system.url, system.demoAccounts().buyer)
    staff = await signInStaff(system.url, system.demoAccounts().staff)
  })
  afterAll(() => system?.stop())

  const answerOf = async (caller: Caller, path: string, request: Parameters<Caller['send']>[1]) => {
    const response = await caller.send(path, request)
    return { status: response.status, body: envelope.parse(await response.json()) }
  }
  const rightCallers = (call: AnyCall): Caller[] => {
    switch (call.authority.kind) {
      case 'buyer':
        return [buyer]
      case 'staff':
        return [staff]
      case 'buyer-or-staff':
        return [buyer, staff]
      default:
        return [visitor]
    }
  }

  it('refuses strangers, made-up tokens and tokens of the other audience with 401', async () => {
    const guarded = calls.filter((call) => ['buyer', 'staff', 'buyer-or-staff'].includes(call.authority.kind))
    expect(guarded.length).toBeGreaterThan(20)
    for (const call of guarded) {
      const method = methodsOf(call.effect)[0]
      const wrong = [
        visitor,
        new Caller(system.url, 'not.a.token'),
        ...(call.authority.kind === 'buyer' ? [staff] : []),
        ...(call.authority.kind === 'staff' ? [buyer] : []),
      ]
      for (const caller of wrong) {
        const { status, body } = await answerOf(caller, urlOf(call), method === undefined ? {} : { method })
        expect({ call: call.name, status, type: body.meta?.type }).toEqual({
          call: call.name,
          status: 401,
          type: 'unauthenticated',
        })
      }
    }
  })

  it('answers another method with 405, and an unknown or an internal path with 404', async () => {
    for (const call of calls.filter(isPublic)) {
      const { status, body } = await answerOf(rightCallers(call)[0] ?? visitor, urlOf(call), { method: 'DELETE' })
      expect({ call: call.name, status, type: body.meta?.type }).toEqual({
        call: call.name,
        status: 405,
        type: 'method-not-allowed',
      })
    }
    for (const path of [
      '/api/v1/no-such-call',
      '/api/v1/orders/no-such-call',
      ...calls.filter((call) => !isPublic(call)).flatMap((call) => [call.path, `/api/v1${call.path}`]),
    ]) {
      const { status, body } = await answerOf(buyer, path, {})
      expect({ path, status, type: body.meta?.type }).toEqual({ path, status: 404, type: 'route-not-found' })
    }
  })

  it('refuses operators, arrays, numbers beyond reason and broken bodies with a stable code, and keeps nothing', async () => {
    const rubbish = [{ $gt: '' }, { $ne: null }, [{ $where: '1' }], -1, 0.5, 1e21, '\u0000', 'x'.repeat(5000)]
    for (const call of calls.filter((one) => isPublic(one) && one.effect === 'command' && !ending.has(one.name))) {
      for (const caller of rightCallers(call)) {
        for (const field of fieldsOf(call)) {
          for (const value of rubbish) {
            const { status, body } = await answerOf(caller, urlOf(call), { body: { [field]: value } })
            const told = `${call.name} ${field}=${JSON.stringify(value).slice(0, 40)}: ${status} ${body.code} ${body.meta?.type}`
            expect(status < 500 && status !== 401 && status !== 403, told).toBe(true)
            if (typeof value === 'object' && !Array.isArray(value) && body.code !== 200)
              expect(typeof body.meta?.type, told).toBe('string')
          }
        }
        const broken = await fetch(system.url + urlOf(call), {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token ?? ''}` },
          body: '{"broken":',
        })
        expect({
          call: call.name,
          status: broken.status,
          type: envelope.parse(await broken.json()).meta?.type,
        }).toEqual({ call: call.name, status: 400, type: 'malformed-request' })
      }
    }
  })
})
