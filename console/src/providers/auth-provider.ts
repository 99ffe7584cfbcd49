import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import type { Menu } from '@pinline/contracts/account/permissions/menu'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { logOutStaff } from '@pinline/contracts/account/session/log-out-staff'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { waitForSignOut } from '@pinline/ui/api-client/wait-for-sign-out'
import type { AuthProvider, UserIdentity } from 'react-admin'
import { z } from 'zod'
import { statusOfError } from './http-failure.ts'
import { noPermissions, type Permissions, permissionsOf } from './permissions.ts'
import type { Session } from './session.ts'

const credentials = z.object({ username: z.string(), password: z.string(), code: z.string().optional() })

export interface AuthOptions {
  readonly client: ApiClient
  readonly session: Session
  readonly readMenus: () => Promise<readonly Menu[]>
  /** Clears other data of the person: open tabs, cached responses. */
  readonly onCleared: () => void
  /** Clears what a person left on this device. A session that is over by itself leaves it: they come back to it. */
  readonly onSignedOut: (staffId: string) => void
  /** A response was 403: the role may have changed. */
  readonly onForbidden: () => void
  /** The server has ended the session: notifies the person, and reloads after a second. */
  readonly onSessionOver: () => void
}

/** The login was refused: `errors` by field, with the texts of the server in the person's language. */
export class LoginRejected extends Error {
  override readonly name = 'LoginRejected'
  readonly errors: Readonly<Record<string, string>>

  constructor(message: string, errors: Readonly<Record<string, string>>) {
    super(message)
    this.errors = errors
  }
}

/** Returns the last result while its input has the same JSON. */
const memoizeByJson = <From, To>(make: (from: From) => To): ((from: From) => To) => {
  let last: { readonly json: string; readonly made: To } | undefined
  return (from) => {
    const json = JSON.stringify(from)
    if (last?.json !== json) last = { json, made: make(from) }
    return last.made
  }
}

/** Signs staff in and out. Permissions are the menus of the person's role. */
export const createAuthProvider = ({ client, session, readMenus, ...notify }: AuthOptions) => {
  // The same menus give the same permissions object, so that a new query does not rerender pages.
  const memoizedPermissions = memoizeByJson(permissionsOf)
  return {
    login: async (params: unknown) => {
      const outcome = await client.call(logInStaff, credentials.parse(params))
      if (outcome.kind === 'refused') throw new LoginRejected(outcome.message, outcome.errors)
      if (outcome.kind === 'duplicate') return
      session.open(outcome.data)
      notify.onCleared()
    },

    /** Clears everything whether or not the request reaches the server, or is answered soon. */
    logout: async () => {
      if (session.token() !== null) await waitForSignOut(client.call(logOutStaff, {}, { silent: true }))
      const person = session.staff()
      if (person !== null) notify.onSignedOut(person.id)
      session.clear()
      client.positions.clear()
      notify.onCleared()
    },

    checkAuth: async () => {
      if (session.token() === null) throw new Error('unauthenticated')
    },

    checkError: async (error: unknown) => {
      if (statusOfError(error) === 403) notify.onForbidden()
      if (statusOfError(error) !== 401 || session.token() === null) return
      session.clear()
      notify.onSessionOver()
    },

    getIdentity: async (): Promise<UserIdentity> => {
      const self = session.staff() ?? (await client.read(getStaffProfile, {}))
      return { id: self.id, fullName: self.name === '' ? self.username : self.name, roleName: self.roleName }
    },

    getPermissions: async (): Promise<Permissions> => {
      if (session.token() === null) return noPermissions
      return memoizedPermissions(await readMenus())
    },
  } satisfies AuthProvider
}
