import { internal, open } from '@pinline/contracts/api/call'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routeTable, type ServiceTable, serviceTables } from './route-table.ts'

const callAt = (path: `/${string}`, access = open) =>
  ({
    name: path.slice(1),
    path,
    effect: 'read',
    access,
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }) as const
const table = (service: ServiceTable['service'], ...calls: ServiceTable['calls']): ServiceTable => ({
  service,
  calls,
  resources: [],
  streams: [],
})

describe('routeTable', () => {
  const routeOf = routeTable(serviceTables)
  it.each([
    ['/api/v1/orders/create', 'order'],
    ['/api/v1/orders/events', 'order'],
    ['/api/v1/products', 'catalogue'],
    ['/api/v1/auth/login', 'account'],
    ['/api/v1/admin/orders', 'order'],
    ['/api/v1/admin/products/p-0011223344556677', 'catalogue'],
    ['/wallet/ledger', 'order'],
    ['/mailbox', 'notification'],
    ['/mailboxes', undefined],
    ['/api/v1/no-such-call', undefined],
    ['/api/v1/internal/reserve-stock', undefined],
    ['/internal/reserve-stock', undefined],
    ['/en/index', undefined],
  ] as const)('%s goes to %s', (path, service) => {
    expect(routeOf(path)?.service).toBe(service)
  })

  it.each([
    ['/api/v1/orders/events', 'stream'],
    ['/api/v1/products/changes', 'stream'],
    ['/api/v1/products', 'call'],
    ['/api/v1/admin/orders', 'call'],
    ['/mailbox', 'call'],
  ] as const)('%s is a %s', (path, kind) => {
    expect(routeOf(path)?.kind).toBe(kind)
  })

  it('never routes an internal call, and refuses two owners of one path', () => {
    expect(routeTable([table('order', callAt('/internal/secret', internal))])('/internal/secret')).toBeUndefined()
    expect(() => routeTable([table('order', callAt('/both')), table('account', callAt('/both'))])).toThrow(
      /answered by order and account/,
    )
  })
})
