import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Mode } from '@pinline/chassis/read-config'
import { isDemoAccount } from '@pinline/events/ids'
import { demoUsernames } from '../seed/demo-accounts-file.ts'

const demoNames: readonly string[] = Object.values(demoUsernames)

const isForDemo = (mode: Mode, { isLocal }: Pick<RequestContext, 'isLocal'>): boolean =>
  mode === 'development' && isLocal

/**
 * Whether a password may be tried for a name. Demo logins are for clients on the machine of a development system: their
 * passwords are in a file there. Elsewhere they are like unknown names.
 * @param name in its normalized form
 */
export const mayLogIn = (name: string, mode: Mode, client: Pick<RequestContext, 'isLocal'>): boolean =>
  !demoNames.includes(name) || isForDemo(mode, client)

/**
 * The found account, if its owner may sign in from there: one made as demo data is refused by its id, so that a renamed
 * one is like an unknown name as well.
 */
export const unlessDemo = <Account>(
  account: Account | undefined,
  idOf: (account: Account) => string,
  mode: Mode,
  client: Pick<RequestContext, 'isLocal'>,
): Account | undefined =>
  account === undefined || !isDemoAccount(idOf(account)) || isForDemo(mode, client) ? account : undefined
