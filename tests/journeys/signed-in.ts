import { randomUUID } from 'node:crypto'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { envelope } from '@pinline/contracts/api/envelope'
import { type APIRequestContext, type BrowserContextOptions, request } from 'playwright-core'
import { createSession } from '../../console/src/providers/session.ts'

interface Account {
  readonly username: string
  readonly password: string
}

/** Browser storage of a signed-in person: cookies and local storage. */
type Session = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>
type Stored = Session['origins'][number]['localStorage']

/** Signs in by the call of the login form and stores the response as the pages would. */
const signedIn = async <Answer>(
  url: string,
  account: Account,
  { path, output }: { path: string; output: { parse: (data: unknown) => Answer } },
  stored: (answer: Answer) => Stored,
): Promise<Session> => {
  const visitor: APIRequestContext = await request.newContext({ baseURL: url })
  try {
    const headers = { 'idempotency-key': randomUUID() }
    const answered = await visitor.post(`/api/v1${path}`, { data: account, headers })
    const answer = output.parse(envelope.parse(await answered.json()).data)
    const { cookies } = await visitor.storageState()
    return { cookies, origins: [{ origin: url, localStorage: stored(answer) }] }
  } finally {
    await visitor.dispose()
  }
}

/** The storage of a browser with a signed-in buyer. Throws if the login is rejected. */
export const buyerSession = (url: string, account: Account): Promise<Session> =>
  signedIn(url, account, logIn, ({ token, expiresAt, buyer }) => [
    { name: 'token', value: token },
    { name: 'tokenExpiresAt', value: expiresAt },
    { name: 'userInfo', value: JSON.stringify(buyer) },
  ])

/** The storage of a browser with a signed-in member of staff. Throws if the login is rejected. */
export const staffSession = (url: string, account: Account): Promise<Session> =>
  signedIn(url, account, logInStaff, (answer) => {
    const stored: Stored = []
    createSession({
      getItem: () => null,
      setItem: (name, value) => stored.push({ name, value }),
      removeItem: () => undefined,
    }).open(answer)
    return stored
  })
