import { parseArgs } from 'node:util'
import { z } from 'zod'
import { crawlSite } from './crawl-site.ts'

/** Prints what is wrong with the pages, links and pictures of the shop at PUBLIC_URL; ends with 1 if anything is. */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '4000' },
    /** Pages of one kind in one language. */
    'per-kind': { type: 'string', default: '60' },
    minutes: { type: 'string', default: '30' },
    'at-once': { type: 'string', default: '4' },
  },
})

const whole = z.coerce.number().int().min(1).max(100_000)
const report = await crawlSite(z.url().parse(process.env.PUBLIC_URL).replace(/\/$/, ''), {
  pages: whole.parse(values.pages),
  perKind: whole.parse(values['per-kind']),
  patience: whole.parse(values.minutes) * 60_000,
  atOnce: whole.max(16).parse(values['at-once']),
})

const lines = [
  '| kind of page | pages |',
  '| --- | --: |',
  ...[...report.perKind].toSorted().map(([kind, count]) => `| ${kind} | ${count} |`),
  '',
  `${report.pages} public pages and ${report.pictures} pictures were read, ${report.left} addresses were left by the limits.`,
  ...report.findings.map(({ fault, address, detail }) => `${fault}: ${address} (${detail})`),
  `${report.findings.length} findings`,
]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = report.findings.length === 0 ? 0 : 1
