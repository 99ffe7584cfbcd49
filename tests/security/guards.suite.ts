import { type Access, type AnyCall, methodsOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { beforeAll, describe, expect, it } from 'vitest'
import { Caller, signInBuyer, signInStaff } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { allCalls, allResources, allStreams, endsOwnSession, pathOf, publicCalls, topFieldsOf } from './call-tables.ts'
import { sideBySide } from './side-by-side.ts'

const isGuarded = ({ kind }: Access): boolean => kind === 'buyer' || kind === 'staff' || kind === 'buyer-or-staff'

/**
 * Fields that get invalid values in one request: one at a time if the others are optional, so that it alone decides the
 * result; all at once otherwise.
 */
const togetherIn = ({ input, ...call }: AnyCall): readonly (readonly string[])[] => {
  const fields = topFieldsOf({ input, ...call })
  const needed = input.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? []
  const deciding = fields.filter((field) => needed.every((one) => one === field))
  return [...deciding.map((field) => [field]), ...(fields.length > 1 ? [fields] : [])]
}

/** Access to each call, and what no call accepts. Sends invalid input as the demo accounts. */
export const guards = (shared: () => TestSystem): void => {
  describe('guards of every call', () => {
    let system: TestSystem
    let visitor: Caller
    let buyer: Caller
    let staff: Caller

    beforeAll(async () => {
      system = shared()
      visitor = new Caller(system.url)
      buyer = await signInBuyer(system.url, system.demoAccounts().buyer)
      staff = await signInStaff(system.url, system.demoAccounts().staff)
    })

    const responseOf = async (caller: Caller, path: string, request: Parameters<Caller['send']>[1]) => {
      const response = await caller.send(path, request)
      return { status: response.status, body: envelope.parse(await response.json()) }
    }
    const rightCallers = ({ kind }: Access): Caller[] => {
      switch (kind) {
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
    const wrongCallers = ({ kind }: Access): Caller[] => [
      visitor,
      new Caller(system.url, 'not.a.token'),
      ...(kind === 'buyer' ? [staff] : []),
      ...(kind === 'staff' ? [buyer] : []),
    ]

    it('refuses strangers, made-up tokens and tokens of the other audience with 401', {
      timeout: 480_000,
    }, async () => {
      const guarded = [
        ...publicCalls.map((call) => ({
          name: call.name,
          access: call.access,
          path: pathOf(call),
          method: methodsOf(call.effect)[0] ?? 'POST',
        })),
        ...allStreams.map(({ name, access, path }) => ({ name, access, path: `/api/v1${path}`, method: 'GET' })),
        ...allResources.flatMap(({ name, permission }) =>
          [`/api/v1/admin/${name}`, `/api/v1/admin/${name}/none`].map((path) => ({
            name: `the resource ${name}`,
            access: { kind: 'staff', permission } as const,
            path,
            method: 'GET',
          })),
        ),
      ].filter(({ access }) => isGuarded(access))
      expect(guarded.length).toBeGreaterThan(100)
      await sideBySide(guarded, async ({ name, access, path, method }) => {
        for (const caller of wrongCallers(access)) {
          const { status, body } = await responseOf(caller, path, { method })
          expect({ name, path, status, type: body.meta?.type }).toEqual({
            name,
            path,
            status: 401,
            type: 'unauthenticated',
          })
        }
      })
    })

    it('returns 405 for another method, and 404 for an unknown or an internal path', async () => {
      const paths = [
        ...publicCalls.map((call) => ({ path: pathOf(call), access: call.access })),
        ...allStreams.map(({ path, access }) => ({ path: `/api/v1${path}`, access })),
        ...allResources.map(({ name, permission }) => ({
          path: `/api/v1/admin/${name}`,
          access: { kind: 'staff', permission } as const,
        })),
      ]
      await sideBySide(paths, async ({ path, access }) => {
        const { status, body } = await responseOf(rightCallers(access)[0] ?? visitor, path, { method: 'DELETE' })
        expect({ path, status, type: body.meta?.type }).toEqual({ path, status: 405, type: 'method-not-allowed' })
      })
      const internal = allCalls.filter((call) => !publicCalls.includes(call))
      for (const path of [
        '/api/v1/no-such-call',
        '/api/v1/orders/no-such-call',
        '/api/v1/admin/no-such-resource',
        ...internal.flatMap((call) => [call.path, `/api/v1${call.path}`]),
      ]) {
        const { status, body } = await responseOf(staff, path, {})
        expect({ path, status, type: body.meta?.type }).toEqual({ path, status: 404, type: 'route-not-found' })
      }
    })

    it('refuses operators, arrays, huge numbers and broken bodies with a stable code, and stores nothing', {
      timeout: 480_000,
    }, async () => {
      const rubbish = [{ $gt: '' }, { $ne: null }, [{ $where: '1' }], -1, 0.5, 1e21, '\u0000', 'x'.repeat(5000)]
      const commands = publicCalls.filter((one) => one.effect === 'command' && !endsOwnSession.has(one.name))
      await sideBySide(commands, async (call) => {
        for (const caller of rightCallers(call.access)) {
          for (const fields of togetherIn(call)) {
            for (const value of rubbish) {
              const sent = Object.fromEntries(fields.map((field) => [field, value]))
              const { status, body } = await responseOf(caller, pathOf(call), { body: sent })
              const message = `${call.name} ${fields.join()}=${JSON.stringify(value).slice(0, 40)}: ${status} ${body.code} ${body.meta?.type}`
              expect(status < 500 && status !== 401 && status !== 403, message).toBe(true)
              if (typeof value === 'object' && !Array.isArray(value) && body.code !== 200)
                expect(typeof body.meta?.type, message).toBe('string')
            }
          }
          expect(await brokenBody(call, caller)).toEqual({ call: call.name, status: 400, type: 'malformed-request' })
        }
      })
    })

    const brokenBody = async (call: AnyCall, caller: Caller, body = '{"broken":') => {
      const broken = await fetch(system.url + pathOf(call), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token ?? ''}` },
        body,
      })
      return { call: call.name, status: broken.status, type: envelope.parse(await broken.json()).meta?.type }
    }
  })
}
