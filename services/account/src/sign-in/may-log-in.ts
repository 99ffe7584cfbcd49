import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Mode } from '@pinline/chassis/read-config'
import { demoUsernames } from '../seed/demo-accounts-file.ts'

const demoNames: readonly string[] = Object.values(demoUsernames)

/**
 * Whether a password may be tried for a name. Demo logins are for clients on the machine of a development system: their
 * passwords are in a file there. Elsewhere they are like unknown names.
 * @param name in its normalized form
 */
export const mayLogIn = (name: string, mode: Mode, { isLocal }: Pick<RequestContext, 'isLocal'>): boolean =>
  !demoNames.includes(name) || (mode === 'development' && isLocal)
