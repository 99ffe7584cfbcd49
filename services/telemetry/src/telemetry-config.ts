import { z } from 'zod'

/** Settings of every process: what it logs, and how, and where its traces go. Names of OpenTelemetry's own where it has some. */
export const telemetryConfig = z.object({
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** `text`: lines for a person at a terminal. */
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  /** Base URL of a collector that takes OTLP over HTTP; without it no span is made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('').transform(() => undefined)])
    .optional(),
  /** Share of traces that are exported; of the others, spans that fail. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
})
export type TelemetryConfig = z.infer<typeof telemetryConfig>
