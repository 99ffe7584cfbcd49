import { type StaffSelf, type StaffSignedIn, staffSelf } from '@pinline/contracts/account/session/signed-in'
import { type SessionToken, sessionToken } from '@pinline/ui/api-client/session-token'

/** What the browser keeps of a signed-in person. The storefront on the same origin has keys of its own. */
const tokenKey = 'console.token'
const userKey = 'console.user'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export interface Session {
  readonly token: () => SessionToken | null
  readonly user: () => StaffSelf | null
  readonly open: (signedIn: StaffSignedIn) => void
  /** What an answer has told of the person since. */
  readonly know: (user: StaffSelf) => void
  /** A renewed token; null ends the session. */
  readonly take: (token: SessionToken | null) => void
  readonly clear: () => void
}

/** The token and the user info of a member of staff, in local storage so that every tab has them. */
export const createSession = (keep: Keep): Session => {
  const clear = () => {
    keep.removeItem(tokenKey)
    keep.removeItem(userKey)
  }
  return {
    token: () => sessionToken.safeParse(parsed(keep.getItem(tokenKey))).data ?? null,
    user: () => staffSelf.safeParse(parsed(keep.getItem(userKey))).data ?? null,
    open: ({ token, expiresAt, user }) => {
      keep.setItem(tokenKey, JSON.stringify({ token, expiresAt }))
      keep.setItem(userKey, JSON.stringify(user))
    },
    know: (user) => keep.setItem(userKey, JSON.stringify(user)),
    take: (token) => {
      if (token === null) clear()
      else keep.setItem(tokenKey, JSON.stringify({ token: token.token, expiresAt: token.expiresAt }))
    },
    clear,
  }
}
