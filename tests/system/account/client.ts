import { envelope } from '@pinline/contracts/api/envelope'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

export interface Reply {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly type: string | undefined
  readonly data: Record<string, unknown>
  /** Rows, if the data is a list. */
  readonly rows: readonly Record<string, unknown>[]
  readonly position: string
  /** `name=value` of the cookie that was set, without its attributes. */
  readonly cookie: string
  readonly setCookie: string
}

export interface RequestOptions {
  readonly token?: string
  readonly cookie?: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** One call of a service in its envelope. */
export const postJson = async (
  base: string,
  path: string,
  body: unknown = {},
  how: RequestOptions = {},
): Promise<Reply> => {
  const method = how.method ?? 'POST'
  const send = async () => {
    const response = await fetch(base + (path.startsWith('/internal/') ? path : `/api/v1${path}`), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(how.token === undefined ? {} : { authorization: `Bearer ${how.token}` }),
        ...(how.cookie === undefined ? {} : { cookie: how.cookie }),
        ...how.headers,
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    return { response, answered: envelope.parse(await response.json()) }
  }
  const first = await send()
  // A view that is more than two seconds late says so: a reader of their own writes queries again.
  const isStale = ({ answered }: typeof first) => answered.meta?.stale === true
  const { response, answered } = isStale(first)
    ? await waitFor(`${path} of the present`, async () => {
        const again = await send()
        return !isStale(again) && again
      })
    : first
  const setCookie = response.headers.get('set-cookie') ?? ''
  return {
    status: response.status,
    code: answered.code,
    msg: answered.msg,
    type: answered.meta?.type,
    data: record(answered.data),
    rows: Array.isArray(answered.data) ? answered.data.map(record) : [],
    position: response.headers.get('x-position') ?? '',
    cookie: setCookie.split(';')[0] ?? '',
    setCookie,
  }
}

export const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`)
  return value
}

let counter = 0
/** An unused mailbox. */
export const freshEmail = (): string => {
  counter += 1
  return `buyer-${process.pid}-${Date.now()}-${counter}@pinline.example`
}

/** Requests a code and reads it in the mailbox. */
export const codeFor = async (system: TestSystem, target: string, purpose: string): Promise<string> => {
  const sent = await postJson(system.urls.account, '/verify-code/send', { target, purpose })
  if (sent.code !== 200) throw new Error(`no code was sent: ${sent.type}`)
  return await waitFor(`a code for ${target}`, async () => {
    const mailbox = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(target)}`)
    const { list } = (await mailbox.json()) as { list: { code?: string }[] }
    return list.find(({ code }) => code !== undefined)?.code
  })
}

export const validPassword = 'Pin-7xQw2'

export interface SignedIn {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly cookie: string
}

/** A new buyer with a session. */
export const registered = async (system: TestSystem, email = freshEmail()): Promise<SignedIn> => {
  const code = await codeFor(system, email, 'register')
  const body = { kind: 'email', email, code, password: validPassword, agreement: true }
  const reply = await postJson(system.urls.account, '/auth/register', body)
  if (reply.code !== 200) throw new Error(`not registered: ${reply.type}`)
  return { id: text(record(reply.data.buyer).id), email, token: text(reply.data.token), cookie: reply.cookie }
}

/** Proof that a buyer has just shown their password, for one sensitive call. */
export const ticketOf = async (system: TestSystem, { token }: SignedIn, password = validPassword): Promise<string> => {
  const reply = await postJson(system.urls.account, '/account/confirm-identity', { password }, { token })
  if (reply.code !== 200) throw new Error(`no ticket: ${reply.type}`)
  return text(reply.data.ticket)
}
