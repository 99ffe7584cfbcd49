import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ })

/** Environment variables of every service; infra/README.md has the table. */
export const baseConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
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
  INTERNAL_TOKEN: z.string().min(16),
  TOKEN_SECRET: z.string().min(32),
  VAULT_SECRET: z.string().min(16),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DEMO_DATA: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type BaseConfig = z.infer<typeof baseConfig>

export class ConfigError extends Error {}

/**
 * Parses the environment by the base and the service's own schema. All errors are reported at once; no value is
 * printed.
 */
export const readConfig = <Own extends object>(
  environment: NodeJS.ProcessEnv,
  own: z.ZodType<Own>,
): BaseConfig & Own => {
  const base = baseConfig.safeParse(environment)
  const extra = own.safeParse(environment)
  const problems = [...(base.success ? [] : base.error.issues), ...(extra.success ? [] : extra.error.issues)].map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  )
  if (base.success && base.data.NODE_ENV === 'production') {
    if (base.data.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: off is refused in production')
    if (base.data.DEMO_DATA === 'on') problems.push('DEMO_DATA: demo data and demo logins are refused in production')
  }
  if (!base.success || !extra.success || problems.length > 0)
    throw new ConfigError(
      `the configuration has ${problems.length} faults:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
  return { ...base.data, ...extra.data }
}
