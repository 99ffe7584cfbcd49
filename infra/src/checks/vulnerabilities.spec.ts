import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Advisory, daysToMend, findAdvisories, objectionsTo, readAudit } from './vulnerabilities.ts'

const found: Advisory = { id: 'GHSA-aaaa', package: 'zod', severity: 'high', title: 'accepts everything' }
const record = { advisory: 'GHSA-aaaa', package: 'zod', since: '2026-11-01', why: 'no release yet' }

it('objects to what nobody has recorded', () => {
  expect(objectionsTo([found], [], '2026-11-01')).toEqual([expect.stringContaining('GHSA-aaaa')])
  expect(objectionsTo([found], [{ ...record, package: 'ioredis' }], '2026-11-01')).toHaveLength(2)
  expect(objectionsTo([], [], '2026-11-01')).toEqual([])
})

it('gives each severity its days, and no more', () => {
  for (const [severity, days] of Object.entries(daysToMend) as [Advisory['severity'], number][]) {
    const after = (more: number) =>
      new Date(Date.parse(record.since) + (days + more) * 86_400_000).toISOString().slice(0, 10)
    expect(objectionsTo([{ ...found, severity }], [record], after(0))).toEqual([])
    expect(objectionsTo([{ ...found, severity }], [record], after(1))).toHaveLength(1)
  }
})

it('objects to a record of what is gone', () => {
  expect(objectionsTo([], [record], '2026-11-01')).toEqual([expect.stringContaining('is gone')])
})

let registry: Server | undefined
afterEach(() => registry?.close())

/** npm's report on this project from a registry that responds to the query for advisories with this. */
const auditBy = async (status: number, body: object) => {
  const server = createServer((request, response) => {
    const isAudit = request.url?.endsWith('/advisories/bulk') === true
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isAudit ? body : {}))
  })
  registry = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return await findAdvisories('--fetch-retries=0', `--registry=http://127.0.0.1:${port}/`)
}

it('reads what npm reports', async () => {
  const advisory = { id: 1, url: 'https://advisories.example/GHSA-aaaa', title: 'accepts everything', severity: 'high' }
  const answer = { zod: [{ ...advisory, vulnerable_versions: '*', cwe: [], cvss: { score: 8, vectorString: '' } }] }
  expect(await auditBy(200, answer)).toEqual([found])
  expect(await auditBy(200, {})).toEqual([])
})

it('takes no report for a good one', async () => {
  expect(await auditBy(405, {})).toBeUndefined()
  expect(readAudit('npm ERR! code ENOTFOUND')).toBeUndefined()
})
