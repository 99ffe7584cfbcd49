import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLog } from './create-log.ts'
import { continueTrace, currentTraceparent, keepTrace, traceHeaders } from './current-trace.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

const logged = (format: 'json' | 'text', level: 'debug' | 'info' = 'info') => {
  const lines: string[] = []
  const log = createLog('order', { LOG_LEVEL: level, LOG_FORMAT: format }, (line) => void lines.push(line))
  return { log, lines, rows: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('createLog', () => {
  it('writes one JSON object a line with time, level, service and message', () => {
    const { log, lines, rows } = logged('json')
    log.info({ code: 200 }, 'call')
    log.debug('is not written')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.endsWith('}\n')).toBe(true)
    const [row] = rows()
    expect(row).toMatchObject({ level: 'info', service: 'order', message: 'call', code: 200, pid: process.pid })
    expect(row?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(row).not.toHaveProperty('traceId')
  })

  it('says in whose trace, also after waiting, and nothing beside it', async () => {
    const { log, rows } = logged('json')
    await Promise.all([
      continueTrace(traceparent, async () => {
        await pause(1)
        log.info('one')
      }),
      continueTrace('not a traceparent', async () => log.info('another')),
    ])
    log.info('none')
    const [another, one, none] = rows().toSorted((a, b) => String(a.message).localeCompare(String(b.message)))
    expect(one?.message).toBe('none')
    expect(none).toMatchObject({ message: 'one', traceId })
    expect(none?.spanId).not.toBe('00f067aa0ba902b7')
    expect(another?.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(another?.traceId).not.toBe(traceId)
    expect(one).not.toHaveProperty('traceId')
  })

  it('writes errors as what they say, and unexpected ones with their stack', () => {
    const { log, rows } = logged('json')
    log.warn({ error: new Error('the wallet is away') }, 'tried again')
    log.error({ err: new Error('a bug') }, 'failed')
    expect(rows()[0]).toMatchObject({ error: 'the wallet is away' })
    expect(rows()[1]).toMatchObject({ err: { message: 'a bug', stack: expect.stringContaining('create-log.spec') } })
  })

  it('writes a readable line for a terminal, in which no text can pass for another field or line', () => {
    const { log, lines } = logged('text')
    continueTrace(traceparent, () => log.info({ call: 'place-order', ms: 12.3, note: 'a=b\nline' }, 'call'))
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} INFO {2}order {8}call /)
    expect(lines[0]).toContain(` traceId=${traceId} call=place-order ms=12.3 note="a=b\\nline"\n`)
    log.error({ err: new Error('a bug') }, 'failed')
    expect(lines[1]).toMatch(/ ERROR order {8}failed\nError: a bug\n {4}at /)
  })
})

describe('the current trace', () => {
  it('is given on by what leaves, and only inside of it', () => {
    expect(traceHeaders()).toEqual({})
    const inside = continueTrace(traceparent, () => traceHeaders())
    expect(inside.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  })

  it('is kept by a listener that is called elsewhere', () => {
    const seen: (string | undefined)[] = []
    const listener = continueTrace(traceparent, () => keepTrace(() => void seen.push(currentTraceparent())))
    listener()
    expect(seen[0]).toContain(traceId)
  })
})
