import { z } from 'zod'

/** Settings of every process: what it logs, and how. */
export const telemetryConfig = z.object({
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** `text`: lines for a person at a terminal. */
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
})
export type TelemetryConfig = z.infer<typeof telemetryConfig>
