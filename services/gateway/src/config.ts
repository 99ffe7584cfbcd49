import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ })

/** The gateway's environment: it has no database and consumes no events. */
export const gatewayConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  ACCOUNT_URL: url,
  CATALOGUE_URL: url,
  ORDER_URL: url,
  NOTIFICATION_URL: url,
  STOREFRONT_URL: url,
  INTERNAL_TOKEN: z.string().min(16),
  TOKEN_SECRET: z.string().min(32),
  /** Proxies in front, e.g. `loopback, 10.0.0.0/8`: only they are believed who the client is. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((proxy) => proxy.trim())
        .filter((proxy) => proxy !== ''),
    ),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
