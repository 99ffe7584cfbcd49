import { listRoleMenus } from '@pinline/contracts/account/permissions/list-role-menus'
import type { Menu } from '@pinline/contracts/account/permissions/menu'
import { createApiClient } from '@pinline/ui/api-client/create-api-client'
import { HttpError } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAuthProvider, LoginRejected } from './auth-provider.ts'
import { notifyOnForbidden } from './notify-on-forbidden.ts'
import { grantOf } from './permissions.ts'
import { createSession } from './session.ts'

const staff = {
  id: 's-desk1',
  username: 'desk',
  name: 'Order desk',
  roleId: 'administrator',
  roleName: 'Administrator',
  phone: null,
  email: null,
  avatarFileId: null,
  secondFactor: false,
  recoveryCodesLeft: 0,
  mustChangePassword: false,
  revision: 1,
}
const signedIn = { token: 'token-1', expiresAt: '2099-01-01T00:00:00.000Z', staff }

const menus: Menu[] = [
  {
    id: 'orders',
    parentId: null,
    orderNum: 1,
    path: '/orders',
    title: 'Orders',
    icon: '',
    isShow: true,
    state: false,
    menuType: 'C',
    authority: 'orders.read',
    buttons: [
      { id: 'ship', title: 'Ship', authority: 'orders.ship', state: false },
      { id: 'cancel', title: 'Cancel', authority: 'orders.cancel', state: true },
    ],
    children: [],
  },
]

type Responses = Readonly<Record<string, { status?: number; body: unknown } | 'none'>>

const keep = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const ok = (data: unknown) => ({ body: { code: 200, msg: 'ok', data } })

const setUp = (responses: Responses) => {
  const requests: string[] = []
  const notified: string[] = []
  const session = createSession(keep())
  const client = createApiClient({
    baseUrl: '',
    fetch: async (input) => {
      const path = String(input).replace('/api/v1', '')
      requests.push(path)
      const response = responses[path]
      if (response === 'none') return await new Promise(() => undefined)
      if (response === undefined) throw new TypeError('no connection')
      return Response.json(response.body, { status: response.status ?? 200 })
    },
    getToken: session.token,
    onToken: session.setToken,
    getLanguage: () => 'en',
    getCurrency: () => 'USD',
    texts: (key) => key,
    onNotification: () => undefined,
    onUnauthenticated: () => undefined,
  })
  const provider = createAuthProvider({
    readMenus: () => client.read(listRoleMenus, {}),
    client,
    session,
    onCleared: () => notified.push('cleared'),
    onSignedOut: (staffId) => notified.push(`signed out ${staffId}`),
    onForbidden: () => notified.push('forbidden'),
    onSessionOver: () => notified.push('over'),
  })
  return { provider, client, session, requests, notified }
}

const login = { '/public/admin/login': ok(signedIn) }

describe('logging in', () => {
  it('stores the token and the person', async () => {
    const { provider, session } = setUp(login)
    await provider.login({ username: 'desk', password: 'right', code: '' })
    expect(session.token()?.token).toBe('token-1')
    expect(session.staff()?.roleId).toBe('administrator')
    await expect(provider.checkAuth()).resolves.toBeUndefined()
  })

  it('reports a refusal and stores nothing', async () => {
    const body = {
      code: 422,
      msg: 'no',
      data: { errors: { password: 'credentials-wrong' } },
      meta: { type: 'credentials-wrong' },
    }
    const { provider, session } = setUp({ '/public/admin/login': { body } })
    await expect(provider.login({ username: 'desk', password: 'wrong' })).rejects.toBeInstanceOf(LoginRejected)
    expect(session.token()).toBeNull()
    await expect(provider.checkAuth()).rejects.toThrow()
  })
})

const over = { status: 401, body: { code: 401, msg: 'over', data: null } }

describe('logging out', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['succeeds', { '/public/admin/login/out': ok({ ended: true }) }],
    ['fails', { '/public/admin/login/out': { status: 500, body: { code: 500, msg: 'broken', data: null } } }],
    ['gets no answer', {}],
    ['finds the session over', { '/public/admin/login/out': over, '/auth/refresh': over }],
  ])('clears everything when the call %s', async (_how, responses: Responses) => {
    const { provider, session, requests, notified } = setUp({ ...login, ...responses })
    await provider.login({ username: 'desk', password: 'right' })
    await provider.logout()
    expect(requests).toContain('/public/admin/login/out')
    expect([session.token(), session.staff()]).toEqual([null, null])
    expect(notified.slice(-2)).toEqual(['signed out s-desk1', 'cleared'])
  })

  it('clears everything two seconds after a call that the line holds up', async () => {
    const { provider, session, notified } = setUp({ ...login, '/public/admin/login/out': 'none' })
    await provider.login({ username: 'desk', password: 'right' })
    vi.useFakeTimers()
    const loggedOut = provider.logout()
    await vi.advanceTimersByTimeAsync(2000)
    await loggedOut
    expect([session.token(), session.staff()]).toEqual([null, null])
    expect(notified.slice(-2)).toEqual(['signed out s-desk1', 'cleared'])
  })
})

it('keeps what a person left on the device if the session is over by itself', async () => {
  const { provider, notified } = setUp(login)
  await provider.login({ username: 'desk', password: 'right' })
  await provider.checkError(new HttpError('over', 401))
  await provider.logout()
  expect(notified.filter((what) => what.startsWith('signed out'))).toEqual([])
})

describe('a 401 response', () => {
  it('ends the session once', async () => {
    const { provider, session, notified } = setUp(login)
    await provider.login({ username: 'desk', password: 'right' })
    await provider.checkError(new HttpError('over', 401))
    await provider.checkError(new HttpError('over', 401))
    expect(session.token()).toBeNull()
    expect(notified.filter((what) => what === 'over')).toHaveLength(1)
  })

  it('is the only one that does', async () => {
    const { provider, session } = setUp(login)
    await provider.login({ username: 'desk', password: 'right' })
    await provider.checkError(new HttpError('no', 403))
    expect(session.token()).not.toBeNull()
  })
})

describe('a 403 response', () => {
  it('is reported, so that the permissions are fetched again', async () => {
    const { provider, notified } = setUp(login)
    await provider.login({ username: 'desk', password: 'right' })
    await provider.checkError(new HttpError('no', 403))
    await provider.checkError(new HttpError('changed', 409))
    expect(notified.filter((what) => what === 'forbidden')).toHaveLength(1)
  })

  it('is reported for named calls too', async () => {
    const notified: string[] = []
    const refused = { status: 403, body: { code: 403, msg: 'no', data: null, meta: { type: 'forbidden' } } }
    const { client } = setUp({ '/private/menus/RolesMenus': refused })
    const notifying = notifyOnForbidden(client, () => notified.push('forbidden'))
    await expect(notifying.read(listRoleMenus, {})).rejects.toThrow()
    await expect(notifying.call(listRoleMenus, {})).rejects.toThrow()
    expect(notified).toEqual(['forbidden', 'forbidden'])
  })
})

describe('permissions', () => {
  it('are the same object for as long as the menus are the same', async () => {
    const { provider } = setUp({ ...login, '/private/menus/RolesMenus': ok(menus) })
    await provider.login({ username: 'desk', password: 'right' })
    expect(await provider.getPermissions()).toBe(await provider.getPermissions())
  })

  it('are the menus of the role, and the state of their buttons', async () => {
    const { provider } = setUp({ ...login, '/private/menus/RolesMenus': ok(menus) })
    await provider.login({ username: 'desk', password: 'right' })
    const permissions = await provider.getPermissions()
    expect(
      ['orders.read', 'orders.ship', 'orders.cancel', 'roles.read'].map((key) => grantOf(permissions, key)),
    ).toEqual(['granted', 'granted', 'disabled', 'missing'])
  })

  it('are empty without a session', async () => {
    const { provider, requests } = setUp({})
    expect((await provider.getPermissions()).menus).toEqual([])
    expect(requests).toEqual([])
  })
})
