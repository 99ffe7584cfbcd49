import { atom, createStore } from 'jotai'
import { useSyncExternalStore } from 'react'

/** The signed-in buyer from the login response; unknown fields are preserved. */
export interface SessionBuyer {
  readonly id: string
  readonly username?: string | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
  readonly [field: string]: unknown
}

const isSessionBuyer = (value: unknown): value is SessionBuyer => {
  if (typeof value !== 'object' || value === null) return false
  const { id, username, phone, email }: Readonly<Record<string, unknown>> = { ...value }
  return (
    typeof id === 'string' &&
    (username === undefined || typeof username === 'string') &&
    [phone, email].every((contact) => contact === undefined || contact === null || typeof contact === 'string')
  )
}

/** `unknown` until the browser's storage has been read: on the server and during hydration. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'buyer'; readonly token: string; readonly expiresAt: string; readonly buyer: SessionBuyer }

const TOKEN_KEY = 'token'
const EXPIRY_KEY = 'tokenExpiresAt'
const BUYER_KEY = 'userInfo'
/** Begins the keys of form drafts. */
export const draftPrefix = 'draft:'

/** The browser's one store; a request on the server never writes to it. */
export const clientStore = createStore()

const sessionAtom = atom<Session>({ status: 'unknown' })

/** Reads the browser's stored session, also right after another tab has changed it. */
export function readStoredSession(): Session {
  if (typeof localStorage === 'undefined') return { status: 'unknown' }
  const token = localStorage.getItem(TOKEN_KEY)
  if (!token) return { status: 'visitor' }
  try {
    const buyer: unknown = JSON.parse(localStorage.getItem(BUYER_KEY) ?? 'null')
    if (!isSessionBuyer(buyer)) return { status: 'visitor' }
    const expiresAt = localStorage.getItem(EXPIRY_KEY) ?? new Date(0).toISOString()
    return { status: 'buyer', token, expiresAt, buyer }
  } catch {
    return { status: 'visitor' }
  }
}

/** The session that this page shows; another tab may have changed the stored one. */
export const shownSession = (): Session => clientStore.get(sessionAtom)

/** Loads the stored session: at start, and when another tab signs in or out. */
export function loadSession(): void {
  clientStore.set(sessionAtom, readStoredSession())
}

/** Stores a login response. */
export function signIn(signedIn: { token: string; expiresAt: string; buyer: SessionBuyer }): void {
  localStorage.setItem(TOKEN_KEY, signedIn.token)
  localStorage.setItem(EXPIRY_KEY, signedIn.expiresAt)
  localStorage.setItem(BUYER_KEY, JSON.stringify(signedIn.buyer))
  loadSession()
}

/** Replaces the token of an active session; null: the session is over. What was typed in forms is kept. */
export function renewToken(token: { token: string; expiresAt: string } | null): void {
  if (token === null) {
    clearStoredSession()
    loadSession()
    return
  }
  localStorage.setItem(TOKEN_KEY, token.token)
  localStorage.setItem(EXPIRY_KEY, token.expiresAt)
  loadSession()
}

/** Stores the signed-in buyer's changed profile; does nothing without a session. */
export function updateSessionBuyer(buyer: SessionBuyer): void {
  if (readStoredSession().status !== 'buyer') return
  localStorage.setItem(BUYER_KEY, JSON.stringify(buyer))
  loadSession()
}

/** Clears the stored session; the page stays until it is reloaded. */
export function clearStoredSession(): void {
  for (const key of [TOKEN_KEY, EXPIRY_KEY, BUYER_KEY]) localStorage.removeItem(key)
}

/** Clears all data of the person in this tab. The call to the server belongs to the account feature. */
export function signOut(): void {
  clearStoredSession()
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  loadSession()
}

const unknown: Session = { status: 'unknown' }
const follow = (onChange: () => void): (() => void) => clientStore.sub(sessionAtom, onChange)

/** The session of this page; `unknown` during hydration, even if the storage has been read. */
export function useSession(): Session {
  return useSyncExternalStore(
    follow,
    () => clientStore.get(sessionAtom),
    () => unknown,
  )
}
