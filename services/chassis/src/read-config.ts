import { type TelemetryConfig, telemetryConfig } from '@pinline/telemetry/telemetry-config'
import { z } from 'zod'
import { isLoopbackHost } from './http/local-client.ts'
import { kafkaAccessConfig } from './kafka/kafka-access.ts'

const url = z.url({ protocol: /^https?$/ })

/** What an installation is for: `development` has the mailbox, the simulated wallet and demo data. */
export const mode = z.enum(['development', 'production'])
export type Mode = z.infer<typeof mode>

const isPublic = (publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && !(URL.canParse(publicUrl) && isLoopbackHost(new URL(publicUrl).host))

/**
 * The one rule of what is production: everything that does not say `PINLINE_MODE=development`, and whatever has a
 * public address, however it calls itself.
 */
export const modeOf = ({ PINLINE_MODE, PUBLIC_URL, NODE_ENV }: NodeJS.ProcessEnv): Mode =>
  PINLINE_MODE === 'development' && NODE_ENV !== 'production' && !isPublic(PUBLIC_URL) ? 'development' : 'production'

/** Environment variables of every service; infra/README.md has the table. */
export const baseConfig = z.object({
  PINLINE_MODE: mode,
  HOST: z.string().default('127.0.0.1'),
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  MONGODB_URL: z.string().startsWith('mongodb'),
  /** Prefix of the names of databases, topics and consumer groups. */
  MONGODB_DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  KAFKA_BROKERS: z
    .string()
    .min(1)
    .transform((text) => text.split(',').map((broker) => broker.trim())),
  REDIS_URL: z.string().startsWith('redis'),
  ACCOUNT_URL: url,
  CATALOGUE_URL: url,
  ORDER_URL: url,
  NOTIFICATION_URL: url,
  PUBLIC_URL: url,
  PINLINE_DATA: z.string().min(1),
  /** clamd, as `tcp://host:3310`: every upload is scanned by it, and refused while it is away. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  INTERNAL_TOKEN: z.string().min(16),
  TOKEN_SECRET: z.string().min(32),
  VAULT_SECRET: z.string().refine((secret) => Buffer.byteLength(secret) >= 32, 'needs 32 bytes or more'),
  /** The secret before VAULT_SECRET, until `npm run reencrypt` has encrypted everything again. */
  VAULT_SECRET_PREVIOUS: z.string().min(16).optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DEMO_DATA: z.enum(['on', 'off']).default('off'),
  /** Demo buyers and their orders, demo notices and visits, if there are demo data. */
  DEMO_ORDERS: z.enum(['on', 'off']).default('off'),
  /**
   * Days after which an event has no effect outside the system, as a mail, any more. Below the week for which the
   * notification service stores what it has sent.
   */
  EXTERNAL_EFFECT_MAX_DAYS: z.coerce.number().positive().max(6).default(3),
  /** Days after which a generation of a view is discarded that was replaced, or was never switched to. */
  VIEW_STANDBY_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  /** How often each reconciler checks one small batch. */
  RECONCILE_EVERY_SECONDS: z.coerce.number().positive().default(10),
  /** Age below which what follows from an event of another stream may still come, and is left alone. */
  RECONCILE_MIN_AGE_SECONDS: z.coerce.number().min(0).default(300),
})
export type BaseConfig = z.infer<typeof baseConfig> & z.infer<typeof kafkaAccessConfig> & TelemetryConfig

export class ConfigError extends Error {}

const secretNames = ['INTERNAL_TOKEN', 'TOKEN_SECRET', 'VAULT_SECRET', 'WALLET_SECRET'] as const
const minSecretLength = 32
/** Fewer different characters are a placeholder: 32 random bytes in base64 or hex have more. */
const minDifferent = 10

const secretProblems = (environment: NodeJS.ProcessEnv): string[] => {
  const secrets = secretNames.flatMap((name) => {
    const value = environment[name]
    return value === undefined ? [] : [{ name, value }]
  })
  return secrets.flatMap(({ name, value }) => {
    if (value.length < minSecretLength || new Set(value).size < minDifferent)
      return [`${name}: production needs ${minSecretLength} random characters or more`]
    const twin = secrets.find((other) => other.name < name && other.value === value)
    return twin === undefined ? [] : [`${name}: production needs another value than that of ${twin.name}`]
  })
}

/** What the environment asks for and its mode refuses. */
const modeProblems = (environment: NodeJS.ProcessEnv): string[] => {
  if (modeOf(environment) === 'development') return []
  const { PINLINE_MODE, PUBLIC_URL, RATE_LIMITS, DEMO_DATA, DEMO_ORDERS } = environment
  const because = isPublic(PUBLIC_URL) ? `the public address ${PUBLIC_URL}` : 'NODE_ENV=production'
  return [
    ...(PINLINE_MODE === 'development' ? [`PINLINE_MODE: development is refused with ${because}`] : []),
    ...(RATE_LIMITS === 'off' ? ['RATE_LIMITS: off is refused in production'] : []),
    ...(DEMO_DATA === 'on' ? ['DEMO_DATA: demo data and demo logins are refused in production'] : []),
    ...(DEMO_ORDERS === 'on' ? ['DEMO_ORDERS: demo buyers and orders are refused in production'] : []),
    ...secretProblems(environment),
  ]
}

/**
 * Parses the environment by a schema whose PINLINE_MODE is the installation's mode. All errors are reported at once; no
 * secret is printed. Throws ConfigError.
 */
export const parseEnvironment = <T>(environment: NodeJS.ProcessEnv, schema: z.ZodType<T>): T => {
  const installationMode = modeOf(environment)
  const parsed = schema.safeParse({ ...environment, PINLINE_MODE: installationMode })
  const problems = (parsed.error?.issues ?? []).map(({ path: [name = ''], message }) =>
    environment[String(name)] === undefined ? `${String(name)}: not set; ${message}` : `${String(name)}: ${message}`,
  )
  problems.push(...modeProblems(environment))
  if (parsed.success && problems.length === 0) return parsed.data
  const lines = problems.map((problem) => `\n  ${problem}`).join('')
  throw new ConfigError(`the configuration for ${installationMode} has ${problems.length} faults:${lines}`)
}

/** Parses the environment by the base and the service's own schema. Throws ConfigError. */
export const readConfig = <Own extends object>(environment: NodeJS.ProcessEnv, own: z.ZodType<Own>): BaseConfig & Own =>
  parseEnvironment(environment, baseConfig.and(kafkaAccessConfig).and(telemetryConfig).and(own))
