import { expect, it } from 'vitest'
import { serverDownloads } from '../servers/server-download.ts'
import { billWithServers, serverComponents } from './server-components.ts'

it('names each download with its version and hash', () => {
  const components = serverComponents()
  expect(components[0]).toMatchObject({ name: 'mongod', version: serverDownloads.mongodb.version })
  const kafka = { group: 'org.apache.kafka', name: 'kafka_2.13', version: serverDownloads.kafka.version }
  expect(components).toContainEqual(expect.objectContaining(kafka))
  expect(components.length).toBeGreaterThan(40)
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:(pypi\/[\w-]+|maven\/[\w.-]+\/[\w.-]+)@[\w.]+[\w.-]*$/)
    expect(hashes.length).toBeGreaterThan(0)
    for (const { content } of hashes) expect(content).toMatch(/^[0-9a-f]{64}$/)
  }
})

it('adds the servers to npm’s bill', () => {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { 'bom-ref': 'pinline@0.1.0', name: 'checkout' } },
    components: [{ name: 'zod' }],
    dependencies: [{ ref: 'pinline@0.1.0', dependsOn: ['zod@4'] }],
  }
  const purls = serverComponents().map(({ purl }) => purl)
  expect(billWithServers(bill)).toMatchObject({
    specVersion: '1.5',
    metadata: { component: { name: 'pinline' } },
    components: [{ name: 'zod' }, ...purls.map((purl) => ({ purl }))],
    dependencies: [{ dependsOn: ['zod@4', ...purls] }, ...purls.map((ref) => ({ ref }))],
  })
  expect(() => billWithServers({ bomFormat: 'SPDX' })).toThrow()
})
