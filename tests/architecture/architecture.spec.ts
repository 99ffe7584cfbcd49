import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { expect, test } from 'vitest'
import { cruiseFolders, fixturesFolder, projectFolder, rulesFile } from './cruise-folders.ts'

const packages = ['events', 'services', 'storefront', 'console', 'infra', 'tests']
const fixtures = readdirSync(fixturesFolder).toSorted()

const arrow = ({ rule, from, to }: { rule: { name: string }; from: string; to: string }) =>
  `${rule.name}: ${from} → ${to}`

test('every dependency rule of the project holds', async () => {
  const { modules, summary } = await cruiseFolders(packages, {
    follow: `(?:${packages.join('|')})/`,
  })
  expect(summary.violations.map(arrow)).toEqual([])

  // A cruise that reads nothing finds nothing: its size and the packages it reached are part of the proof.
  const own = modules.filter(({ source }) => !source.includes('node_modules/') && source.includes('/'))
  expect(own.length).toBeGreaterThan(200)
  const dependencies = modules.flatMap((module) => module.dependencies)
  const resolvedOf = (name: RegExp) => dependencies.filter((one) => name.test(one.module)).map((one) => one.resolved)
  const events = resolvedOf(/^@pinline\/events\//)
  expect(events.length).toBeGreaterThan(100)
  expect(events.every((path) => path.startsWith('events/src/'))).toBe(true)
  expect(resolvedOf(/^@pinline\/contracts\//)).toContain('services/contracts/src/order/order-calls.ts')
  for (const library of ['zod', 'kafkajs', 'bullmq', 'mongoose', 'react']) {
    const paths = resolvedOf(new RegExp(`^${library}$`))
    expect(paths.length, library).toBeGreaterThan(0)
    expect(
      paths.every((path) => path.includes('node_modules/')),
      library,
    ).toBe(true)
  }
  expect(dependencies.some((one) => one.dependencyTypes.includes('type-only'))).toBe(true)
})

test('each rule has a fixture that breaks it', async () => {
  const { ruleSet } = await extractDepcruiseOptions(rulesFile)
  const names = new Set((ruleSet?.forbidden ?? []).map(({ name }) => name ?? ''))
  expect(fixtures).toEqual([...names].toSorted())
})

test.each(fixtures)('the fixture of %s breaks this rule and no other', async (name) => {
  const folder = `tests/architecture/fixtures/${name}/`
  const { summary } = await cruiseFolders([folder], { follow: folder, skip: '^$' })
  const broken = new Set(summary.violations.map(({ rule }) => rule.name))
  expect([...broken], summary.violations.map(arrow).join('\n')).toEqual([name])
})

test('no folder is named after nothing', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: projectFolder })
  const folders = files
    .toString()
    .split('\n')
    .filter((file) => !file.startsWith('tests/architecture/fixtures/'))
    .flatMap((file) => file.split('/').slice(0, -1))
  expect(folders.length).toBeGreaterThan(200)
  expect(folders.filter((folder) => /^(?:utils?|helpers?|common|shared|libs?|misc)$/.test(folder))).toEqual([])
})
