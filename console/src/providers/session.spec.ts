import { staffSignedIn } from '@pinline/contracts/account/session/signed-in'
import { expect, test } from 'vitest'
import { createSession } from './session.ts'

const browser = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const signedIn = (id: string) =>
  staffSignedIn.parse({
    token: 't',
    expiresAt: '2026-01-01T00:00:00.000Z',
    staff: {
      id,
      username: id,
      name: id,
      roleId: 'administrator',
      roleName: 'Administrator',
      phone: null,
      email: null,
      avatarFileId: null,
      secondFactor: false,
      recoveryCodesLeft: 0,
      mustChangePassword: false,
      revision: 1,
    },
  })

test('a page is stale once another tab signs out or in as somebody else', () => {
  const storage = browser()
  createSession(storage).open(signedIn('s-1'))
  const page = createSession(storage)
  const other = createSession(storage)
  expect(page.isOfAnotherPerson()).toBe(false)
  other.open(signedIn('s-2'))
  expect(page.isOfAnotherPerson()).toBe(true)
  other.clear()
  expect(page.isOfAnotherPerson()).toBe(true)
})

test('a page is not stale for what it did itself, or when somebody signs in', () => {
  const storage = browser()
  const page = createSession(storage)
  createSession(storage).open(signedIn('s-1'))
  expect(page.isOfAnotherPerson()).toBe(false)
  page.open(signedIn('s-2'))
  expect(page.isOfAnotherPerson()).toBe(false)
  page.clear()
  expect(page.isOfAnotherPerson()).toBe(false)
})
