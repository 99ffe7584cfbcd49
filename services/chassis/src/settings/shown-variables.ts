import {
  type EnvironmentValue,
  type EnvironmentVariable,
  getServiceEnvironment,
} from '@pinline/contracts/api/environment'
import { result } from '../http/call-result.ts'
import { type Route, route } from '../http/route.ts'

type Values = Readonly<Partial<Record<EnvironmentVariable, string | number | undefined>>>

/** Which variables of a service staff see. */
export interface ShownVariables {
  readonly plain?: readonly EnvironmentVariable[]
  /** Their values never leave the process: keys, and addresses that hold a password. */
  readonly secret?: readonly EnvironmentVariable[]
}

/** Environment variables as staff see them, defaults included. */
export const shownVariables = (config: Values, { plain = [], secret = [] }: ShownVariables): EnvironmentValue[] => [
  ...plain.map((variable) => {
    const value = config[variable] ?? null
    return { variable, isSecret: false, isSet: value !== null, value }
  }),
  ...secret.map((variable) => ({ variable, isSecret: true, isSet: config[variable] !== undefined, value: null })),
]

/** Those that every service has. */
const baseVariables: ShownVariables = {
  plain: ['PUBLIC_URL', 'PINLINE_MODE', 'RATE_LIMITS', 'CLAMD_URL', 'EXTERNAL_EFFECT_MAX_DAYS'],
  secret: ['TOKEN_SECRET', 'VAULT_SECRET'],
}

/** What the environment of a service sets, as far as staff see it. */
export const environmentRoute = (config: Values, own: ShownVariables = {}): Route =>
  route(getServiceEnvironment, async () =>
    result({ list: [...shownVariables(config, baseVariables), ...shownVariables(config, own)] }),
  )
