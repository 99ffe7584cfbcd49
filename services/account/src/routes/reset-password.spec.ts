import type { RequestContext } from '@pinline/chassis/http/request-context'
import { StateCache } from '@pinline/chassis/state-cache'
import { buyerId, vaultReference } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import type { AccountDeps } from '../account-deps.ts'
import { specifiedRules } from '../domain/passwords/password-rules.ts'
import { resetPasswordRoute } from './reset-password.route.ts'

const buyer = buyerId.parse('b-4k2m9x7qw1e5')

it('erases the new password again if the buyer was erased in the meantime', async () => {
  const stored = new Set<string>()
  const vault = {
    put: async (kind: string, id: string) => {
      stored.add(`${kind}-${id}`)
      return vaultReference.parse(`${kind}-${id}@2`)
    },
    erase: async (kind: string, id: string) => stored.delete(`${kind}-${id}`),
  }
  const store = {
    cached: () => new StateCache({ name: 'states' }),
    snapshots: { read: async () => new Map() },
    load: async () => [],
    findRequest: async () => undefined,
    decided: () => undefined,
  }
  const deps = {
    platform: {
      config: { TOKEN_SECRET: 'secret', CHANGE_UNDO_HOURS: 72 },
      clock: { now: () => new Date(0) },
      vault,
      store,
    },
    passwords: { hash: async () => 'hash' },
    passwordRules: specifiedRules,
    buyers: { find: async () => ({ buyerId: buyer }) },
    codes: { find: async () => ({ isOwn: true, forStranger: false }), guess: async () => true },
  } as never as AccountDeps
  const context = {
    ...{ cookies: {}, actor: { kind: 'visitor' }, address: '198.51.100.1', commandContext: {} },
    setAuditSubject: () => undefined,
  } as never as RequestContext
  const input = { username: 'buyer@pinline.example', code: '123456', password: 'Pin-7xQw2' }
  expect(await resetPasswordRoute(deps).handle(input, context)).toMatchObject({ code: 'not-found' })
  expect([...stored]).toEqual([])
})
