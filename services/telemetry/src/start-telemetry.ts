import type { Logger } from 'pino'
import { createLog } from './create-log.ts'
import { setRecorder } from './spans.ts'
import type { TelemetryConfig } from './telemetry-config.ts'

/**
 * The log of a process, and the export of its spans if the settings name a collector. Without one nothing of OpenTelemetry
 * is loaded, and no span is made.
 * @returns `stopTracing`, which sends what is left, for some seconds at most
 */
export const startTelemetry = async (
  service: string,
  config: TelemetryConfig,
): Promise<{ readonly log: Logger; readonly stopTracing: () => Promise<void> }> => {
  const log = createLog(service, config)
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config
  if (endpoint === undefined) return { log, stopTracing: async () => undefined }
  const { otlpExporter } = await import('./otlp-exporter.ts')
  const { record, stop } = otlpExporter(service, endpoint, log)
  setRecorder({ record, ratio })
  const stopTracing = async () => {
    setRecorder(undefined)
    await stop()
  }
  return { log, stopTracing }
}
