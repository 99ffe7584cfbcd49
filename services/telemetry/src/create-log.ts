import { type Logger, type LoggerOptions, pino } from 'pino'
import { currentTrace } from './current-trace.ts'
import type { TelemetryConfig } from './telemetry-config.ts'
import { textLine } from './text-line.ts'

/** An error that is logged beside other fields: what it says, since where it was thrown is known from the line. */
const errorText = (error: unknown): unknown => (error instanceof Error ? error.message : error)

const logOptions = (service: string, level: TelemetryConfig['LOG_LEVEL']): LoggerOptions => ({
  level,
  base: { service, pid: process.pid },
  messageKey: 'message',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: pino.stdSerializers.err, error: errorText },
  mixin: () => {
    const trace = currentTrace()
    return trace === undefined ? {} : { traceId: trace.traceId, spanId: trace.spanId }
  },
})

/**
 * The log of a process: one JSON object a line with time (ISO 8601, UTC), level, service, message, and `traceId` and
 * `spanId` of the request, event or job that it is about. Personal data never stand in it.
 * @param write takes whole lines; standard output by default
 */
export const createLog = (
  service: string,
  { LOG_LEVEL, LOG_FORMAT }: Pick<TelemetryConfig, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  write?: (line: string) => void,
): Logger => {
  const options = logOptions(service, LOG_LEVEL)
  if (LOG_FORMAT === 'text') {
    const print = write ?? ((line: string) => void process.stdout.write(line))
    return pino(options, { write: (line) => print(textLine(line)) })
  }
  return write === undefined ? pino(options) : pino(options, { write })
}
