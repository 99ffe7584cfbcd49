import { type TelemetryConfig, telemetryConfig } from '@pinline/telemetry/telemetry-config'
import { z } from 'zod'

const origin = z.url().transform((url) => new URL(url).origin)

const environment = z.object({
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535).default(4080),
  HOST: z.string().default('127.0.0.1'),
  /** Public URL of the shop. */
  PUBLIC_URL: origin.default('http://127.0.0.1:8080'),
  /** URL of the gateway for this process; by default the public one. */
  API_URL: origin.optional(),
  /** Where /metrics is served; nowhere without the port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ...telemetryConfig.shape,
})

/** Settings of the renderer. */
export interface ServerConfig {
  readonly port: number
  readonly host: string
  readonly publicOrigin: string
  readonly apiOrigin: string
  readonly metrics: { readonly port: number | undefined; readonly host: string }
  readonly telemetry: TelemetryConfig
}

/** Reads the environment; throws one error that names every invalid variable. */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The storefront's environment is not usable.\n${errors.join('\n')}`)
  }
  const { SERVICE_PORT, HOST, PUBLIC_URL, API_URL, METRICS_PORT, METRICS_HOST, ...telemetry } = parsed.data
  return {
    port: SERVICE_PORT,
    host: HOST,
    publicOrigin: PUBLIC_URL,
    apiOrigin: API_URL ?? PUBLIC_URL,
    metrics: { port: METRICS_PORT, host: METRICS_HOST },
    telemetry,
  }
}
