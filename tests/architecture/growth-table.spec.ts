import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('services/*/src/**/*.ts', { cwd: root }).filter((file) => !/\.(spec|fixtures)\.ts$/.test(file))
const textOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** Names of collections: written in the call, or constants and types of names beside it. */
const collections = new Set(
  [...textOf.values()].flatMap((text) => [
    ...[...text.matchAll(/\.collection(?:<[^()]*>)?\(\s*'([a-z-]+)'/g)].map(([, name]) => name ?? ''),
    ...[...text.matchAll(/(?:Collection|encryptedMessages) = '([a-z-]+)'/g)].map(([, name]) => name ?? ''),
    ...[...text.matchAll(/type \w+CheckKind = (.*)/g)].flatMap(([, kinds]) =>
      [...(kinds ?? '').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name ?? ''),
    ),
  ]),
)

interface Row {
  readonly names: readonly string[]
  readonly perWhat: string
  readonly bound: string
  readonly test: string
}

/** Rows of the tables under the heading Growth; names are in backticks. */
const rows = (): Row[] => {
  const readme = readFileSync(join(root, 'services/chassis/README.md'), 'utf8')
  const [, section = ''] = readme.split('\n## Growth\n')
  const [own = ''] = section.split('\n## ')
  return own
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first = '']) => first !== 'what' && !first.startsWith('---'))
    .map(([, what = '', perWhat = '', , bound = '', test = '']) => ({
      names: [...what.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
      perWhat,
      bound,
      test,
    }))
}

describe('the table of what grows', () => {
  it('has a row for each collection of the services', () => {
    expect(collections.size).toBeGreaterThan(40)
    const listed = new Set(rows().flatMap(({ names }) => names))
    expect([...collections].filter((name) => !listed.has(name)).toSorted()).toEqual([])
  })

  it('says of each row per what it grows, what bounds it and where that is tested', () => {
    for (const row of rows()) {
      expect(row.names, JSON.stringify(row)).not.toEqual([])
      expect(row.perWhat, row.names.join(', ')).not.toBe('')
      expect(row.bound, row.names.join(', ')).not.toBe('')
      expect(row.test, row.names.join(', ')).not.toBe('')
    }
  })

  it('names tests that exist', () => {
    const tests = globSync(['services/**/*.spec.ts', 'tests/**/*.ts', 'storefront/**/*.spec.ts'], {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    })
    for (const { names, test } of rows())
      for (const [, file = ''] of test.matchAll(/`([^`]+\.ts)`/g))
        expect(
          tests.some((path) => path === file || path.endsWith(`/${file}`)),
          `${names.join(', ')}: ${file}`,
        ).toBe(true)
  })

  it('says of what ends by time only what MongoDB does: its code creates such an index', () => {
    const expiring = [...textOf].filter(([, text]) => text.includes('expiryIndex(')).map(([, text]) => text)
    for (const { names, bound } of rows().filter((row) => row.bound.startsWith('TTL'))) {
      for (const name of names)
        expect(
          expiring.some((text) => text.includes(`'${name}'`)),
          `${name}: ${bound}`,
        ).toBe(true)
    }
  })

  it('declares each such index once, where operators read it too', () => {
    const declaring = [...textOf].filter(([, text]) => text.includes('expireAfterSeconds')).map(([file]) => file)
    expect(declaring).toEqual(['services/chassis/src/retention/expiry.ts'])
  })
})
