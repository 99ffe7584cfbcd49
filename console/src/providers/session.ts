import { type StaffProfile, type StaffSignedIn, staffProfile } from '@pinline/contracts/account/session/signed-in'
import { type SessionToken, sessionToken } from '@pinline/ui/api-client/session-token'

/** The stored data of a signed-in person. The storefront on the same origin has its own keys. */
const tokenKey = 'console.token'
const staffKey = 'console.user'

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export interface Session {
  readonly token: () => SessionToken | null
  readonly staff: () => StaffProfile | null
  readonly open: (signedIn: StaffSignedIn) => void
  /** Data of the person from later responses. */
  readonly updateProfile: (staff: StaffProfile) => void
  /** A renewed token; null ends the session. */
  readonly setToken: (token: SessionToken | null) => void
  readonly clear: () => void
  /** True if another tab has signed out, or in as somebody else: this page shows data of the first person. */
  readonly isOfAnotherPerson: () => boolean
}

/** The token and the profile of a member of staff, in local storage so that every tab has them. */
export const createSession = (storage: KeyValueStorage): Session => {
  const stored = () => staffProfile.safeParse(parsed(storage.getItem(staffKey))).data ?? null
  let shown = stored()?.id
  const clear = () => {
    shown = undefined
    storage.removeItem(tokenKey)
    storage.removeItem(staffKey)
  }
  return {
    token: () => sessionToken.safeParse(parsed(storage.getItem(tokenKey))).data ?? null,
    staff: stored,
    open: ({ token, expiresAt, staff }) => {
      shown = staff.id
      storage.setItem(tokenKey, JSON.stringify({ token, expiresAt }))
      storage.setItem(staffKey, JSON.stringify(staff))
    },
    updateProfile: (staff) => storage.setItem(staffKey, JSON.stringify(staff)),
    setToken: (token) => {
      if (token === null) clear()
      else storage.setItem(tokenKey, JSON.stringify({ token: token.token, expiresAt: token.expiresAt }))
    },
    clear,
    isOfAnotherPerson: () => shown !== undefined && stored()?.id !== shown,
  }
}
