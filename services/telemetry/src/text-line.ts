import { z } from 'zod'

const line = z.looseObject({
  time: z.string(),
  level: z.string(),
  service: z.string(),
  message: z.string().default(''),
})
const failure = z.object({ stack: z.string() })

/** A text that could be taken for the next field is quoted, and so is one with control characters. */
const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"=\p{C}]+$/u.test(value) ? value : JSON.stringify(value)

/** A line of a log for a person: clock, level, service and message, then what else it has, and an error's stack. */
export const textLine = (json: string): string => {
  const { time, level, service, message, pid: _, spanId: __, err, ...rest } = line.parse(JSON.parse(json))
  const fields = Object.entries(rest).map(([name, value]) => ` ${name}=${valueText(value)}`)
  const stack = failure.safeParse(err).data?.stack
  const head = `${time.slice(11, 23)} ${level.toUpperCase().padEnd(5)} ${service.padEnd(12)} ${message}`
  return `${head}${fields.join('')}${stack === undefined ? '' : `\n${stack}`}\n`
}
