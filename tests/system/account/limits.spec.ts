import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { freshEmail, postJson, type Reply, registered, text, validPassword } from './client.ts'

const unreachableRedis = 'redis://127.0.0.1:1'
let network = 0
/** An address that was not used yet. */
const freshAddress = (): string => {
  network += 1
  return `198.51.${Math.floor(network / 250)}.${(network % 250) + 1}`
}
const cookieNamed = (reply: Reply, name: string): string =>
  new RegExp(`${name}=[^;,]+`).exec(reply.setCookie)?.[0] ?? `${name}=none`

describe.each([
  { redis: 'with Redis', settings: {} },
  { redis: 'with Redis away', settings: { REDIS_URL: unreachableRedis } },
])('limits $redis', ({ settings }) => {
  let system: TestSystem
  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { RATE_LIMITS: 'on', PASSWORD_HASHES_PER_SECOND: '200', ...settings },
    })
  })
  afterAll(() => system.stop())

  const from = (address: string, cookie?: string) => ({
    headers: { 'x-forwarded-for': address },
    ...(cookie === undefined ? {} : { cookie }),
  })
  const logIn = (username: string, password: string, address: string, cookie?: string) =>
    postJson(system.urls.account, '/auth/login', { username, password }, from(address, cookie))
  const sendCode = (target: string, address: string, cookie?: string, purpose = 'login') =>
    postJson(system.urls.account, '/verify-code/send', { target, purpose }, from(address, cookie))
  const logInWithCode = (username: string, code: string, address: string, cookie?: string) =>
    postJson(system.urls.account, '/auth/login-with-code', { username, code }, from(address, cookie))
  /** Newest first. */
  const codesOf = async (target: string): Promise<string[]> => {
    const mailbox = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(target)}`)
    const { list } = mailboxList.parse(await mailbox.json())
    return list.flatMap(({ code }) => code ?? [])
  }
  const lastCode = async (target: string, newerThan?: string): Promise<string> =>
    await waitFor(`another code for ${target}`, async () => {
      const [code] = await codesOf(target)
      return code === newerThan ? undefined : code
    })
  /** A code for the target, and the cookie of the browser that requested it. */
  const requested = async (target: string, address = freshAddress(), cookie?: string) => {
    const mailbox = await codesOf(target)
    const sent = await sendCode(target, address, cookie)
    expect(sent).toMatchObject({ code: 200 })
    return { code: await lastCode(target, mailbox[0]), browser: cookieNamed(sent, 'pinline_code_requester') }
  }
  /** A buyer and the cookie of the device on which they have signed in. */
  const owner = async () => {
    const { email } = await registered(system)
    const signedIn = await logIn(email, validPassword, freshAddress())
    expect(signedIn.code).toBe(200)
    return { email, device: cookieNamed(signedIn, 'pinline_device_buyer') }
  }
  const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

  it('stop guessing at an account, known or not, from one address', async () => {
    const { email } = await registered(system)
    for (const username of [email, freshEmail()]) {
      const address = freshAddress()
      for (let guess = 0; guess < 10; guess += 1)
        expect(await logIn(username, `Wrong-${guess}aB`, address)).toMatchObject({ type: 'credentials-wrong' })
      const refused = await logIn(username, validPassword, address)
      expect(refused).toMatchObject({ status: 429, code: 429, type: 'too-many-requests' })
      expect(refused.data.retryAfterSeconds).toBeGreaterThan(800)
    }
    expect(await logIn(email, validPassword, freshAddress())).toMatchObject({ code: 200 })
  })

  it('count concurrent guesses before any of them gets a response', async () => {
    const { email } = await registered(system)
    const address = freshAddress()
    const guess = (n: number) => logIn(email, `Wrong-${n}aB`, address)
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)))
    const isWrong = ({ type }: Reply) => type === 'credentials-wrong'
    // A machine that is busy for a second refuses a guess unchecked, and does not count it: it may be made again.
    while (replies.filter(isWrong).length < 10 && replies.length < 100) replies.push(await guess(replies.length))
    replies.push(await guess(replies.length))
    expect(replies.filter(isWrong).length).toBe(10)
    expect(replies.filter(({ status }) => status === 429).length).toBe(replies.length - 10)
    expect(replies.at(-1)).toMatchObject({ type: 'too-many-requests' })
  })

  it('do not count what is right', async () => {
    const { email } = await registered(system)
    const address = freshAddress()
    for (let login = 0; login < 12; login += 1)
      expect(await logIn(email, validPassword, address)).toMatchObject({ code: 200 })
  })

  it('do not count what is right, even at once', async () => {
    const { email } = await registered(system)
    const address = freshAddress()
    const replies = await Promise.all(Array.from({ length: 40 }, () => logIn(email, validPassword, address)))
    expect(replies.filter(({ code, status }) => code !== 200 && status !== 429)).toEqual([])
    expect(await logIn(email, validPassword, address)).toMatchObject({ code: 200 })
  })

  it('count wrong old passwords as wrong logins', async () => {
    const { email, token } = await registered(system)
    const address = freshAddress()
    const change = (oldPassword: string) =>
      postJson(
        system.urls.account,
        '/account/password',
        { oldPassword, newPassword: 'Newer-8pW' },
        { token, ...from(address) },
      )
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await change(`Wrong-${guess}aB`)).toMatchObject({ type: 'password-wrong' })
      expect(await logIn(email, `Wrong-${guess}aB`, address)).toMatchObject({ type: 'credentials-wrong' })
    }
    expect(await change(validPassword)).toMatchObject({ status: 429 })
    expect(await logIn(email, validPassword, address)).toMatchObject({ status: 429 })
  })

  it('let the owner in while strangers everywhere guess at the password', async () => {
    const { email, device } = await owner()
    const home = freshAddress()
    expect(await logIn(email, validPassword, home)).toMatchObject({ code: 200 })
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const address = freshAddress()
      for (let guess = 0; guess < 9; guess += 1) await logIn(email, `Wrong-${guess}aB`, address)
    }
    expect(await logIn(email, validPassword, freshAddress())).toMatchObject({ status: 429 })
    expect(await logIn(email, validPassword, home)).toMatchObject({ code: 200 })
    expect(await logIn(email, validPassword, freshAddress(), device)).toMatchObject({ code: 200 })
    const elsewhere = freshAddress()
    expect(await sendCode(email, elsewhere)).toMatchObject({ code: 200 })
    expect(await logInWithCode(email, await lastCode(email), elsewhere)).toMatchObject({ code: 200 })
  })

  it('let the owner in from another address of their network while strangers everywhere guess', async () => {
    const { email } = await registered(system)
    network += 1
    const home = `2001:db8:0:${network.toString(16)}`
    expect(await logIn(email, validPassword, `${home}::a`)).toMatchObject({ code: 200 })
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const address = freshAddress()
      for (let guess = 0; guess < 9; guess += 1) await logIn(email, `Wrong-${guess}aB`, address)
    }
    expect(await logIn(email, validPassword, freshAddress())).toMatchObject({ status: 429 })
    expect(await logIn(email, validPassword, `${home}::b`)).toMatchObject({ code: 200 })
  })

  it('let the owner in on their device while its address is used for guessing', async () => {
    const { email, device } = await owner()
    const address = freshAddress()
    for (let guess = 0; guess < 11; guess += 1) await logIn(email, `Wrong-${guess}aB`, address)
    expect(await logIn(email, validPassword, address)).toMatchObject({ status: 429 })
    expect(await logIn(email, validPassword, address, device)).toMatchObject({ code: 200 })
  })

  it('stop guesses on a device too, and accept no forged device or one of another account', async () => {
    const { email, device } = await owner()
    for (let guess = 0; guess < 10; guess += 1)
      expect(await logIn(email, `Wrong-${guess}aB`, freshAddress(), device)).toMatchObject({
        type: 'credentials-wrong',
      })
    expect(await logIn(email, validPassword, freshAddress(), device)).toMatchObject({ status: 429 })

    const other = await owner()
    const forged = device.replace(/=.*?\./, `=${/=(.*?)\./.exec(other.device)?.[1]}.`)
    const address = freshAddress()
    for (const shown of [device, forged])
      for (let guess = 0; guess < 5; guess += 1) await logIn(other.email, `Wrong-${guess}aB`, address, shown)
    for (const shown of [device, forged])
      expect(await logIn(other.email, validPassword, address, shown)).toMatchObject({ status: 429 })
  })

  it('let a target have five codes in ten minutes from one address and ten from strangers, then one after each pause; the owner still gets one', async () => {
    const { email, device } = await owner()
    const address = freshAddress()
    for (let sent = 0; sent < 5; sent += 1) expect(await sendCode(email, address)).toMatchObject({ code: 200 })
    expect(await sendCode(email, address)).toMatchObject({ status: 429, type: 'too-many-requests' })
    for (let sent = 5; sent < 10; sent += 1) expect(await sendCode(email, freshAddress())).toMatchObject({ code: 200 })
    const refused = await sendCode(email, freshAddress())
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.data.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(await sendCode(freshEmail(), freshAddress())).toMatchObject({ code: 200 })
    expect(await sendCode(email, freshAddress(), device)).toMatchObject({ code: 200 })
  })

  it('make a device of whoever had the password before a stranger again, and not that of who changed it', async () => {
    const { email, token } = await registered(system)
    const thief = cookieNamed(await logIn(email, validPassword, freshAddress()), 'pinline_device_buyer')
    const old = await logIn(email, validPassword, freshAddress())
    const body = { oldPassword: validPassword, newPassword: 'Newer-8pW' }
    const changed = await postJson(system.urls.account, '/account/password', body, {
      token,
      ...from(freshAddress(), cookieNamed(old, 'pinline_device_buyer')),
    })
    expect(changed).toMatchObject({ code: 200 })
    const device = cookieNamed(changed, 'pinline_device_buyer')
    for (let sent = 0; sent < 10; sent += 1) expect(await sendCode(email, freshAddress())).toMatchObject({ code: 200 })
    expect(await sendCode(email, freshAddress(), thief)).toMatchObject({ status: 429 })
    expect(await sendCode(email, freshAddress(), device)).toMatchObject({ code: 200 })
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const address = freshAddress()
      for (let guess = 0; guess < 9; guess += 1) await logIn(email, `Wrong-${guess}aB`, address)
    }
    expect(await logIn(email, 'Newer-8pW', freshAddress(), thief)).toMatchObject({ status: 429 })
    expect(await logIn(email, 'Newer-8pW', freshAddress(), device)).toMatchObject({ code: 200 })
  })

  it('keep the code of its requester valid while others request and guess', async () => {
    const { email } = await registered(system)
    const attacking = freshAddress()
    const { code, browser } = await requested(email)
    for (let guess = 0; guess < 6; guess += 1)
      expect(await logInWithCode(email, wrongCode(code), attacking)).toMatchObject({ type: 'code-wrong' })
    const others = await requested(email, attacking)
    for (let guess = 0; guess < 6; guess += 1)
      expect(await logInWithCode(email, wrongCode(code), attacking, others.browser)).toMatchObject({
        type: 'code-wrong',
      })
    expect(await logInWithCode(email, code, freshAddress(), browser)).toMatchObject({ code: 200 })
    expect(await logInWithCode(email, code, freshAddress(), browser)).toMatchObject({ type: 'code-wrong' })
  })

  it('allow a code five guesses by its requester, and accept it from others too', async () => {
    const { email } = await registered(system)
    const first = await requested(email)
    for (let guess = 0; guess < 5; guess += 1)
      await logInWithCode(email, wrongCode(first.code), freshAddress(), first.browser)
    expect(await logInWithCode(email, first.code, freshAddress(), first.browser)).toMatchObject({ type: 'code-wrong' })
    const second = await requested(email, freshAddress(), first.browser)
    expect(second.browser).toBe(first.browser)
    expect(await logInWithCode(email, second.code, freshAddress())).toMatchObject({ code: 200 })
  })

  it('stop strangers guessing at the codes of one target, but not who redeems the code that they requested', async () => {
    const { email, device } = await owner()
    const before = await requested(email)
    const guesses = await Promise.all(
      Array.from({ length: 110 }, () => logInWithCode(email, wrongCode(before.code), freshAddress())),
    )
    expect(guesses.filter(({ type }) => type === 'code-wrong').length).toBe(10)
    const refused = guesses.filter(({ status }) => status === 429)
    expect(refused.length).toBe(100)
    for (const { data } of refused) expect(data.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(await logInWithCode(email, before.code, freshAddress())).toMatchObject({ status: 429 })
    expect(await logInWithCode(email, before.code, freshAddress(), before.browser)).toMatchObject({ code: 200 })

    const onNewDevice = await requested(email)
    expect(await logInWithCode(email, onNewDevice.code, freshAddress(), onNewDevice.browser)).toMatchObject({
      code: 200,
    })
    const onDevice = await requested(email, freshAddress(), device)
    expect(await logInWithCode(email, onDevice.code, freshAddress(), device)).toMatchObject({ code: 200 })
  })

  it('follow the address, whatever token a client shows', async () => {
    const tokens = [(await registered(system)).token, (await registered(system)).token]
    const address = freshAddress()
    const sent = (n: number) =>
      postJson(
        system.urls.account,
        '/verify-code/send',
        { target: freshEmail(), purpose: 'register' },
        { headers: { 'x-forwarded-for': address }, token: tokens[n % 2] ?? '' },
      )
    for (let n = 0; n < 20; n += 1) expect(await sent(n)).toMatchObject({ code: 200 })
    expect(await sent(0)).toMatchObject({ status: 429 })
    expect(await sent(1)).toMatchObject({ status: 429 })
    expect(await sendCode(freshEmail(), address, undefined, 'register')).toMatchObject({ status: 429 })
  })

  it('follow the buyer, whatever the address and the session', async () => {
    const { email, token } = await registered(system)
    const check = (shown: string) =>
      postJson(
        system.urls.account,
        '/user/checkCode',
        { code: '000000' },
        { headers: { 'x-forwarded-for': freshAddress() }, token: shown },
      )
    for (let n = 0; n < 30; n += 1) expect(await check(token)).toMatchObject({ type: 'code-wrong' })
    const again = await logIn(email, validPassword, freshAddress())
    expect(await check(text(again.data.token))).toMatchObject({ status: 429 })
  })

  it('allow an address sixty tries in five minutes, whatever the account', async () => {
    const address = freshAddress()
    const replies: Reply[] = []
    for (let n = 0; n < 62; n += 1) replies.push(await logIn(freshEmail(), 'Wrong-1aB', address))
    expect(replies.slice(0, 60).every(({ type }) => type === 'credentials-wrong')).toBe(true)
    expect(replies.slice(60).map(({ status }) => status)).toEqual([429, 429])
    expect(await logIn(freshEmail(), 'Wrong-1aB', freshAddress())).toMatchObject({ type: 'credentials-wrong' })
  })
})

describe('a flood of logins', () => {
  const hashesPerSecond = 5
  let system: TestSystem
  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { RATE_LIMITS: 'on', PASSWORD_HASHES_PER_SECOND: String(hashesPerSecond) },
    })
  })
  afterAll(() => system.stop())

  it('return 429 with Retry-After beyond the rate, and count nothing against an account', async () => {
    const { email } = await registered(system)
    const attempt = async (password: string) => {
      const response = await fetch(`${system.urls.account}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
        body: JSON.stringify({ username: email, password }),
      })
      await response.body?.cancel()
      return { status: response.status, retryAfter: response.headers.get('retry-after') }
    }
    const began = performance.now()
    const flood = await Promise.all(Array.from({ length: 80 }, () => attempt(validPassword)))
    const seconds = (performance.now() - began) / 1000
    const signedIn = flood.filter(({ status }) => status === 200)
    const refused = flood.filter(({ status }) => status === 429)
    expect(signedIn.length).toBeGreaterThan(0)
    expect(signedIn.length).toBeLessThanOrEqual(1 + hashesPerSecond * seconds)
    expect(signedIn.length + refused.length).toBe(80)
    expect(refused.length).toBeGreaterThan(0)
    // A second if the queue is full; longer if the device or the account has made too many requests.
    expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1))).toEqual([])
    await waitFor('the next login', async () => (await attempt(validPassword)).status === 200)
  })
})
