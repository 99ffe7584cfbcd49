import { accountCalls, accountResources } from '@pinline/contracts/account/account-calls'
import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import type { Access, AdminResource, AnyCall } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { tailOf } from '@pinline/contracts/api/recorded-events'
import { catalogueCalls, catalogueResources } from '@pinline/contracts/catalogue/catalogue-calls'
import { contentChanges } from '@pinline/contracts/catalogue/content/content-changes'
import { productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { eventStream } from '@pinline/contracts/notification/event-feed/event-stream'
import { notificationEvents } from '@pinline/contracts/notification/notification/notification-events'
import { notificationCalls, notificationResources } from '@pinline/contracts/notification/notification-calls'
import { orderEvents } from '@pinline/contracts/order/order/order-events'
import { orderCalls, orderResources } from '@pinline/contracts/order/order-calls'
import type { ServiceName } from '@pinline/events/event'
import type { z } from 'zod'

/** Server-sent events of a service. */
export interface EventStream {
  readonly name: string
  readonly path: `/${string}`
  readonly access: Access
  readonly apiScope?: ApiScope
  readonly message: z.ZodType
  /** What its query may select. */
  readonly query?: z.ZodType
  readonly errors?: readonly ErrorCode[]
}

export interface ServiceTable {
  readonly service: ServiceName
  readonly calls: readonly AnyCall[]
  readonly resources: readonly AdminResource[]
  readonly streams: readonly EventStream[]
}

/** The calls of each service, by its own contract. */
export const serviceTables: readonly ServiceTable[] = [
  { service: 'account', calls: accountCalls, resources: accountResources, streams: [tailOf('account')] },
  {
    service: 'catalogue',
    calls: catalogueCalls,
    resources: catalogueResources,
    streams: [productChanges, contentChanges, tailOf('catalogue')],
  },
  { service: 'order', calls: orderCalls, resources: orderResources, streams: [orderEvents, tailOf('order')] },
  {
    service: 'notification',
    calls: notificationCalls,
    resources: notificationResources,
    streams: [notificationEvents, eventStream, tailOf('notification')],
  },
]

const pageRoots: readonly (readonly [string, ServiceName])[] = [
  ['/wallet', 'order'],
  ['/mailbox', 'notification'],
]

/** Where a path leads, and whether its response is an event stream. */
export interface PublicRoute {
  readonly service: ServiceName
  readonly kind: 'call' | 'stream'
  /** The path without what clients write into it. */
  readonly name: string
  /** Share of what one client may have at work at once. */
  readonly weight: number
  /** Whether it ends the session of a cookie, by whichever method. */
  readonly signsOut: boolean
  /** Whether it is a command that is not taken during maintenance. Notices of wallets are no call of a table. */
  readonly isChange: boolean
}

/** The route of a public path, or undefined if there is none. Internal calls are never routed. */
export const routeTable = (tables: readonly ServiceTable[]): ((path: string) => PublicRoute | undefined) => {
  const exact = new Map<string, PublicRoute>()
  const resources = new Map<string, ServiceName>()
  for (const { service, calls, resources: owned, streams } of tables) {
    const routes = [
      ...calls.flatMap(({ path, access, audited, effect, duringMaintenance, weight = 1 }) => {
        const isChange = effect === 'command' && access.kind !== 'signed' && duringMaintenance !== true
        const signsOut = audited === 'sign-out'
        return access.kind === 'internal' ? [] : [{ path, kind: 'call', weight, signsOut, isChange } as const]
      }),
      ...streams.map(({ path }) => ({ path, kind: 'stream', weight: 1, signsOut: false, isChange: false }) as const),
    ]
    for (const { path, ...route } of routes) {
      const registered = exact.get(`/api/v1${path}`)
      if (registered !== undefined) throw new Error(`${path} is answered by ${registered.service} and ${service}`)
      exact.set(`/api/v1${path}`, { service, name: path, ...route })
    }
    for (const { name } of owned) resources.set(name, service)
  }
  return (path) => {
    const found = exact.get(path)
    if (found !== undefined) return found
    const resource = /^\/api\/v1\/admin\/([^/]+)(?:\/[^/]+)?$/.exec(path)?.[1]
    const [name, service] =
      resource === undefined
        ? (pageRoots.find(([root]) => path === root || path.startsWith(`${root}/`)) ?? [])
        : [`/admin/${resource}`, resources.get(resource)]
    return name === undefined || service === undefined
      ? undefined
      : { service, name, kind: 'call', weight: 1, signsOut: false, isChange: false }
  }
}
