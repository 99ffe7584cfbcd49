import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { services } from '@pinline/infra/product/services'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const chart = 'infra/deploy/chart'
const listed = z
  .record(
    z.string(),
    z.object({
      usesServers: z.boolean(),
      /** What the chart itself sets, by its own values. */
      fixed: z.array(z.string()),
      /** Keys of the secret; with a question mark those that may be absent. */
      secrets: z.array(z.string()),
      settings: z.array(z.string()),
    }),
  )
  .parse(JSON.parse(read(`${chart}/settings.json`)))

const names = z.object({ propertyNames: z.object({ enum: z.array(z.string()) }) })
const schema = z
  .object({
    properties: z.object({
      settings: names,
      services: z.object({ properties: z.record(z.string(), z.object({ properties: z.object({ settings: names }) })) }),
    }),
  })
  .parse(JSON.parse(read(`${chart}/values.schema.json`)))

/** Production refuses any other value than the default, so that the chart does not have them. */
const refused = ['DEMO_DATA', 'DEMO_ORDERS', 'RATE_LIMITS']

const base = 'services/chassis/src/read-config.ts'
const sources: Readonly<Record<string, readonly string[]>> = {
  account: [base, 'services/account/src/config.ts'],
  catalogue: [base, 'services/catalogue/src/config.ts'],
  order: [base, 'services/order/src/config.ts'],
  notification: [base, 'services/notification/src/config.ts'],
  storefront: ['storefront/src/server/config.ts'],
  gateway: ['services/gateway/src/config.ts'],
}

/** A file, and the files that its imported schemas of settings, whose names end in Config, are in. */
const withSchemas = (path: string): string[] => [
  path,
  ...[...read(path).matchAll(/^import \{([^}]*)\} from '((?:\.|@pinline\/(?:chassis|telemetry)\/)[^']+)'/gm)].flatMap(
    ([, imported = '', from = '']) => {
      if (!/[a-z]Config\b/.test(imported)) return []
      const file = from.startsWith('.')
        ? relative(root, resolve(root, dirname(path), from))
        : `${from.replace(/^@pinline\/(\w+)\//, 'services/$1/src/')}.ts`
      return withSchemas(file)
    },
  ),
]

/** The settings that a process reads: keys of schemas, in upper case. */
const readBy = (process: string): string[] => {
  const files = (sources[process] ?? []).flatMap(withSchemas)
  const keys = files.flatMap((file) => [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, key = '']) => key))
  const union = files.includes('services/chassis/src/files/file-store.ts') ? ['FILES_STORE'] : []
  return [...new Set([...keys, ...union])].toSorted()
}

const processes = Object.keys(services).toSorted()

describe('the settings of each process', () => {
  it.each(processes)('of %s are in the chart, each in one place', (process) => {
    const { fixed = [], secrets = [], settings = [] } = listed[process] ?? {}
    const inChart = [...fixed, ...secrets.map((name) => name.replace('?', '')), ...settings]
    const expected = readBy(process)
    expect(expected.length).toBeGreaterThan(3)
    expect(inChart.toSorted()).toEqual(expected.filter((name) => !refused.includes(name)))
  })

  it('are those that the schema of the values admits', () => {
    for (const process of processes)
      expect(schema.properties.services.properties[process]?.properties.settings.propertyNames.enum).toEqual(
        listed[process]?.settings.toSorted(),
      )
    const all = new Set(processes.flatMap((process) => listed[process]?.settings ?? []))
    expect(schema.properties.settings.propertyNames.enum).toEqual([...all].toSorted())
  })

  it('have a row or a sentence in a README', () => {
    const readmes = globSync(['infra/README.md', 'services/*/README.md', 'storefront/README.md'], { cwd: root })
    const described = readmes.map((file) => read(file)).join('\n')
    const missing = processes.flatMap(readBy).filter((name) => !described.includes(`\`${name}\``))
    expect([...new Set(missing)]).toEqual([])
  })

  it('are all that the table of infra names: what nobody reads has no row', () => {
    const [, section = ''] = read('infra/README.md').split('\n## Environment\n')
    const [table = ''] = section.split('\n\n`npm start` also')
    const rows = table.split('\n').flatMap((line) => line.split('|')[1] ?? [])
    const named = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name))
    const known = new Set(processes.flatMap(readBy))
    const commands = globSync(['infra/src/**/*.ts', 'infra/bootstrap.mjs'], { cwd: root }).map((file) => read(file))
    const unread = named.filter((name) => !known.has(name) && !commands.some((text) => text.includes(name)))
    expect(named.length).toBeGreaterThan(30)
    expect(unread).toEqual([])
  })
})

describe('deployed processes', () => {
  it('have the heap that they have under npm start', () => {
    const [values, compose] = [read(`${chart}/values.yaml`), read('infra/deploy/compose.yaml')]
    for (const [process, { heapMegabytes, semiSpaceMegabytes }] of Object.entries(services)) {
      expect(new RegExp(`^  ${process}:\\n.*\\n    heapMegabytes: (\\d+)$`, 'm').exec(values)?.[1]).toBe(
        String(heapMegabytes),
      )
      const options = `--max-old-space-size=${heapMegabytes} --max-semi-space-size=${semiSpaceMegabytes}`
      const [, own = ''] = compose.split(`\n  ${process}:\n`)
      expect(/NODE_OPTIONS: (.*)/.exec(own)?.[1], process).toBe(options)
    }
  })

  it('are built with the manifest of each package, without which npm ci fails', () => {
    const dockerfile = read('infra/deploy/Dockerfile')
    const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')))
    const manifests = globSync(
      workspaces.map((pattern) => `${pattern}/package.json`),
      { cwd: root },
    )
    expect(manifests.length).toBeGreaterThan(8)
    const missing = manifests.filter((file) => !dockerfile.includes(`\nCOPY ${file} ${dirname(file)}/\n`))
    expect(missing).toEqual([])
  })

  /** Images are built without the packages of development. */
  it('import packages that they have in production', () => {
    const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
    for (const folder of globSync('services/*', { cwd: root })) {
      const { dependencies } = manifest.parse(JSON.parse(read(`${folder}/package.json`)))
      const files = globSync(`${folder}/src/**/*.ts`, { cwd: root }).filter(
        (file) => !/\.(spec|suite|fixtures|d)\.ts$/.test(file),
      )
      const imported = files.flatMap((file) =>
        [
          ...read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'$/gm),
        ].map(([, name = '']) => name),
      )
      const missing = [...new Set(imported)].filter(
        // Aids for specs stand beside what they are about.
        (name) => !name.startsWith('.') && name !== 'vitest' && !(name in dependencies),
      )
      expect(missing, folder).toEqual([])
    }
  })
})
