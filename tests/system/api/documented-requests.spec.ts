import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type Caller, Caller as Client, signInBuyer, signInStaff } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { endsOwnSession } from '../../security/call-tables.ts'
import { docsPage } from './docs-page.suite.ts'
import { type Parameter, type SafeOperation, safeOperations } from './read-document.ts'

/** Values of fields that responses had, by the tag of the operation and by the field. */
class SeenValues {
  readonly #values = new Map<string, unknown>()

  take(tag: string, value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 3)) this.take(tag, one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [field, one] of Object.entries(value)) this.take(tag, one, field)
    else if (typeof value === 'string' || typeof value === 'number')
      for (const key of [`${tag}/${name}`, name]) if (!this.#values.has(key)) this.#values.set(key, value)
  }

  /** A value for a field: of the same subject if there is one. */
  find(tag: string, name: string): unknown {
    return this.#values.get(`${tag}/${name}`) ?? (name === 'id' ? undefined : this.#values.get(name))
  }
}

const isEnvelope = z.object({ code: z.int(), data: z.unknown() })

describe('requests made from the API document', () => {
  let system: TestSystem
  let callers: Record<SafeOperation['caller'], Caller>
  let operations: readonly SafeOperation[]

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      // Documented responses of pages, news and menus are among those that are checked.
      content: true,
    })
    callers = {
      visitor: new Client(system.url),
      buyer: await signInBuyer(system.url, system.demoAccounts().buyer),
      staff: await signInStaff(system.url, system.demoAccounts().staff),
    }
    const document: unknown = await (await fetch(`${system.url}/api/openapi.json`)).json()
    operations = safeOperations(document).filter(({ id }) => !endsOwnSession.has(id))
  })
  afterAll(() => system?.stop())

  docsPage(() => system)

  const send = async (caller: Caller, operation: SafeOperation, valueFor: (parameter: Parameter) => unknown) => {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(valueFor({ name, in: 'path', required: true, example: 'none' }))),
    )
    const query = new URLSearchParams(
      operation.parameters
        .filter((one) => one.in === 'query' && one.required)
        .flatMap((one): [string, string][] => {
          const value = valueFor(one)
          return (Array.isArray(value) ? value : [value]).map((each) => [one.name, String(each)])
        }),
    )
    const stop = new AbortController()
    const response = await fetch(`${system.url}/api/v1${path}${query.size === 0 ? '' : `?${query}`}`, {
      method: operation.method,
      headers: {
        ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
        ...(operation.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      signal: stop.signal,
      ...(operation.method === 'POST' ? { body: JSON.stringify(operation.body ?? {}) } : {}),
    })
    const type = response.headers.get('content-type')?.split(';')[0] ?? 'none'
    const body = type === 'text/event-stream' ? '' : await response.text()
    if (type === 'text/event-stream') stop.abort()
    return { status: response.status, type, body, objection: operation.objectionTo(response.status, type, body) }
  }

  it('are answered as it says, by whom it says', { timeout: 600_000 }, async () => {
    const seen = new SeenValues()
    const objections: string[] = []
    const answered = new Set<string>()
    // Lists first: their rows have the ids that other operations ask for.
    const inOrder = operations.toSorted((one, other) => needs(one) - needs(other))
    for (const operation of inOrder) {
      const { objection, type, status, body } = await send(
        callers[operation.caller],
        operation,
        (parameter) => seen.find(operation.tag, parameter.name) ?? parameter.example,
      )
      if (objection !== undefined) objections.push(`${operation.method} ${operation.path}: ${objection}`)
      if (status === 401 || status === 403) objections.push(`${operation.method} ${operation.path}: status ${status}`)
      const parsed = type === 'application/json' ? (JSON.parse(body) as unknown) : undefined
      const envelope = isEnvelope.safeParse(parsed)
      if (status === 200 && (!envelope.success || envelope.data.code === 200)) {
        answered.add(operation.id)
        seen.take(operation.tag, envelope.success ? envelope.data.data : parsed)
      }
    }
    expect(objections).toEqual([])
    // Refusals are answers too, as of examples whose ids nobody has; a test of nothing else would show little.
    expect(operations.length).toBeGreaterThan(250)
    expect(answered.size / operations.length).toBeGreaterThan(0.6)
  })

  it('are refused to strangers as it says', { timeout: 600_000 }, async () => {
    const guarded = operations.filter(({ caller }) => caller !== 'visitor')
    const wrong: string[] = []
    for (const operation of guarded) {
      const { status, objection } = await send(callers.visitor, operation, ({ example }) => example ?? 'none')
      if (status !== 401 || objection !== undefined) wrong.push(`${operation.path}: ${status} ${objection ?? ''}`)
    }
    expect(guarded.length).toBeGreaterThan(150)
    expect(wrong).toEqual([])
  })

  it('are refused with the fields that are wrong, as it says', async () => {
    const lists = operations.filter(({ path }) => /^\/admin\/[a-z-]+$/.test(path))
    expect(lists.length).toBeGreaterThan(20)
    for (const list of lists) {
      const response = await callers.staff.send(`/api/v1${list.path}?range=none`, { method: 'GET' })
      const body = await response.text()
      expect(list.objectionTo(response.status, 'application/json', body), list.path).toBeUndefined()
      expect(body, list.path).toContain('"invalid-input"')
    }
  })
})

/** How many fields of a request have to be known. */
const needs = ({ parameters, path, method, isStream }: SafeOperation): number =>
  parameters.filter(({ required }) => required).length +
  (path.match(/\{/g)?.length ?? 0) +
  (method === 'POST' ? 10 : 0) +
  (isStream ? 20 : 0)
