import { methodsOf } from '@pinline/contracts/api/call'
import { z } from 'zod'
import type { Caller } from '../harness/shop.ts'
import { allResources, allStreams, endsOwnSession, pathOf, publicCalls } from './call-tables.ts'
import { sideBySide } from './side-by-side.ts'

interface Endpoint {
  readonly name: string
  readonly path: string
  readonly method: string
  /** null: any member of staff. */
  readonly key: string | null
}

/** Everything that staff can access, from the tables: additions are tested automatically. */
export const staffEndpoints: readonly Endpoint[] = [
  ...publicCalls.flatMap((call) =>
    call.access.kind === 'staff' && !endsOwnSession.has(call.name)
      ? [
          {
            name: call.name,
            path: pathOf(call),
            method: methodsOf(call.effect)[0] ?? 'POST',
            key: call.access.permission,
          },
        ]
      : [],
  ),
  ...allStreams.flatMap(({ name, path, access }) =>
    access.kind === 'staff' ? [{ name, path: `/api/v1${path}`, method: 'GET', key: access.permission }] : [],
  ),
  ...allResources.flatMap(({ name, permission }) =>
    ['', '/none'].map((id) => ({
      name: `resource ${name}${id}`,
      path: `/api/v1/admin/${name}${id}`,
      method: 'GET',
      key: permission,
    })),
  ),
]
const refusalOf = z.object({ meta: z.object({ type: z.string() }).optional() })

/**
 * The rejection by the guard, or `open` if it lets the call pass, whatever the call then returns for an empty
 * request.
 */
const knock = async (caller: Caller, { path, method }: Endpoint): Promise<string> => {
  const response = await caller.send(path, { method })
  try {
    if (response.status !== 401 && response.status !== 403) return 'open'
    return `${response.status} ${refusalOf.parse(await response.json()).meta?.type}`
  } finally {
    await response.body?.cancel().catch(() => undefined)
  }
}

/** Endpoints where the guard does otherwise than it should for somebody who holds exactly these keys. */
export const mismatches = async (caller: Caller, who: string, held: readonly string[]): Promise<string[]> => {
  const found = await sideBySide(staffEndpoints, async (endpoint) => {
    const wanted = endpoint.key === null || held.includes(endpoint.key) ? 'open' : '403 forbidden'
    const seen = await knock(caller, endpoint)
    return seen === wanted
      ? []
      : [`${who} at ${endpoint.name} (${endpoint.key ?? 'any staff'}): ${seen}, not ${wanted}`]
  })
  return found.flat()
}
