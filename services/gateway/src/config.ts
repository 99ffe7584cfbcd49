import { mode } from '@pinline/chassis/read-config'
import { telemetryConfig } from '@pinline/telemetry/telemetry-config'
import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ })
const count = z.coerce.number().int().min(1)
const seconds = z.coerce.number().int().min(1)

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )

/** What one client, and all of them together, may have open at once. An IPv6 client is its /64. */
const limits = {
  /** Connections. Those of trusted proxies count in the total only. */
  CONNECTIONS: count.default(4096),
  CONNECTIONS_PER_ADDRESS: count.default(256),
  /** Event streams. */
  STREAMS: count.default(2048),
  STREAMS_PER_ADDRESS: count.default(128),
  STREAMS_PER_PERSON: count.default(32),
  /** Requests at work at one service; costly calls count as several. */
  REQUESTS_PER_ADDRESS: count.default(32),
  UPSTREAM_CONNECTIONS: count.default(256),
  /** How long a request waits for its turn before it gets 503. */
  QUEUE_SECONDS: seconds.default(10),
  /** How long a service may take to begin its response to a call before the caller gets 504. */
  RESPONSE_SECONDS: seconds.default(30),
  /** Time for the headers of a request, and for all of it. */
  HEADERS_SECONDS: seconds.default(10),
  REQUEST_SECONDS: seconds.default(3600),
  /** How long an idle connection stays open: behind a proxy longer than the proxy's. */
  KEEP_ALIVE_SECONDS: seconds.default(5),
  /** Bytes of a body that must have arrived before its service gets a connection, or all of it. */
  BODY_BUFFER_BYTES: count.default(65_536),
  /** Slowest body and slowest reader, over each `SLOW_CLIENT_SECONDS`. */
  BYTES_PER_SECOND: count.default(1024),
  SLOW_CLIENT_SECONDS: seconds.default(20),
}

/** The gateway's environment: it has no database and consumes no events. */
export const gatewayConfig = z.object({
  PINLINE_MODE: mode,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  PUBLIC_URL: url.optional(),
  /** Names in the Host header besides those of `PUBLIC_URL`, `HOST` and the loopback. */
  ALLOWED_HOSTS: list,
  ACCOUNT_URL: url,
  CATALOGUE_URL: url,
  ORDER_URL: url,
  NOTIFICATION_URL: url,
  STOREFRONT_URL: url,
  INTERNAL_TOKEN: z.string().min(16),
  TOKEN_SECRET: z.string().min(32),
  /** Where /metrics is served; nowhere without the port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Proxies in front, e.g. `loopback, 10.0.0.0/8`: only they are believed who the client is. */
  TRUSTED_PROXIES: list,
  /** Where the tracing tool shows a trace; `{traceId}` stands for its id. */
  TRACE_URL_TEMPLATE: z
    .union([
      url.refine((text) => text.includes('{traceId}'), { message: 'must have {traceId}' }),
      z.literal('').transform(() => undefined),
    ])
    .optional(),
  ...telemetryConfig.shape,
  ...limits,
})

export type GatewayLimits = Pick<z.infer<typeof gatewayConfig>, keyof typeof limits>

/** Host names under which the gateway is reached, besides those of the loopback. */
export const hostsOf = ({
  PUBLIC_URL,
  HOST,
  ALLOWED_HOSTS,
}: Pick<z.infer<typeof gatewayConfig>, 'PUBLIC_URL' | 'HOST' | 'ALLOWED_HOSTS'>): ReadonlySet<string> =>
  new Set([
    ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname]),
    HOST,
    ...ALLOWED_HOSTS.map((host) => host.toLowerCase()),
  ])
