import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processRegistry } from '@pinline/telemetry/process-registry'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { services } from '../product/services.ts'
import { projectFolder } from '../project-folders.ts'

const folder = join(projectFolder, 'infra/deploy/monitoring')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

const [, limits = '', ...rules] = read('alerts.yaml').split(/^ {2}- name: /m)
const alerts = rules.flatMap((group) =>
  group
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((text) => ({
      name: /^\w+/.exec(text)?.[0] ?? '',
      expression: /^ {8}expr: (['"])(.+)\1$/m.exec(text)?.[2] ?? '',
      runbook: /^ {10}runbook: (.+)$/m.exec(text)?.[1] ?? '',
    })),
)

/** Each name that a metric's values have: of a histogram three. */
const known = new Set([
  'up',
  'pinline:heap_limit_megabytes',
  ...(await processRegistry('spec').getMetricsAsJSON()).flatMap(({ name, type }) => namesOf(name, String(type))),
  ...[...read('README.md').matchAll(/^\| `(pinline_\w+)` +\| (\w+)/gm)].flatMap(([, name = '', type = '']) =>
    namesOf(name, type),
  ),
])

function namesOf(name: string, type: string): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name]
}

/** Names of metrics in an expression: what is outside of texts, braces, and lists of labels, and is called by nobody. */
const metricsOf = (expression: string): string[] => {
  const bare = expression
    .replaceAll(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|on|group_left)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\boffset \w+/g, ' ')
  return [...bare.matchAll(/(?<!\w)[a-z_:][\w:]*(?!\s*\(|\w)/gi)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless'].includes(name))
}

const dashboard = z.object({
  uid: z.string(),
  panels: z.array(
    z.object({ id: z.int(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
})
const dashboards = readdirSync(join(folder, 'dashboards')).map((file) => ({
  file,
  ...dashboard.parse(JSON.parse(read(`dashboards/${file}`))),
}))

describe('alerts', () => {
  it('are there', () => expect(alerts.length).toBeGreaterThan(25))

  it.each(alerts)('$name is about metrics that exist', ({ expression }) => {
    const metrics = metricsOf(expression)
    expect(metrics.length).toBeGreaterThan(0)
    expect(metrics.filter((name) => !known.has(name))).toEqual([])
  })

  it.each(alerts)('$name has its section of what to do', ({ name, runbook }) => {
    expect(runbook).toBe(`infra/deploy/monitoring/what-to-do.md#${name.toLowerCase()}`)
    const [, section = ''] = read('what-to-do.md').split(`\n### ${name}\n`)
    expect(section.split('\n#')[0]?.length).toBeGreaterThan(120)
  })

  it.each(alerts)('$name is made to fire, and is silent before', ({ name }) => {
    const tests = read('alerts.test.yaml') + read('alerts-of-weeks.test.yaml')
    expect(tests).toMatch(new RegExp(`eval_time: \\w+, alertname: ${name}, exp_alerts: \\[\\]`))
    expect(tests).toMatch(new RegExp(`alertname: ${name}\n +exp_alerts:\n +- exp_labels`))
  })

  it('know the heap of each process', () => {
    const limit = Object.fromEntries(
      [...limits.matchAll(/expr: vector\((\d+)\)\n +labels: \{ service: (\w+) \}/g)].map(([, size, name]) => [
        name,
        size,
      ]),
    )
    expect(limit).toEqual(
      Object.fromEntries(Object.entries(services).map(([name, { heapMegabytes }]) => [name, String(heapMegabytes)])),
    )
  })

  it('are all that there is something to do about', () => {
    const sections = [...read('what-to-do.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(sections).toEqual(alerts.map(({ name }) => name))
  })
})

describe('dashboards', () => {
  it.each(dashboards)('$file is about metrics that exist', ({ panels }) => {
    const unknown = panels.flatMap(({ title, targets }) =>
      targets.flatMap(({ expr }) =>
        metricsOf(expr)
          .filter((name) => !known.has(name))
          .map((name) => `${title}: ${name}`),
      ),
    )
    expect(unknown).toEqual([])
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })

  it('show every metric of the product', () => {
    const shown = dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))
    const text = `${shown.join(' ')} ${alerts.map(({ expression }) => expression).join(' ')}`
    const unused = [...known].filter((name) => name.startsWith('pinline_') && !/_(?:sum|bucket)$/.test(name))
    expect(unused.filter((name) => !text.includes(name))).toEqual(['pinline_cached_pages', 'pinline_reconciled_total'])
  })
})
