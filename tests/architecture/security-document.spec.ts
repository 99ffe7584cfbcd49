import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './cruise-folders.ts'

/**
 * The requirements of OWASP ASVS 5.0 at levels 1 and 2: how many each section has, which are numbered from 1. The chapters
 * on OAuth (10) and WebRTC (17) are answered as a whole.
 */
const requirementsOf = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
}
const required = [
  ...Object.entries(requirementsOf).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  ),
  '10',
  '17',
]

interface Row {
  readonly ids: readonly string[]
  readonly state: string
  readonly evidence: string
}

const idsIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/(\d+(?:\.\d+\.\d+)?)(?:–(\d+\.\d+)\.(\d+))?/g)].flatMap(([, first = '', , last]) => {
    if (last === undefined) return [first]
    const section = first.slice(0, first.lastIndexOf('.'))
    const from = Number(first.slice(first.lastIndexOf('.') + 1))
    return Array.from({ length: Number(last) - from + 1 }, (_, index) => `${section}.${from + index}`)
  })

const text = readFileSync(join(projectFolder, 'SECURITY.md'), 'utf8')
const rows: readonly Row[] = [...text.matchAll(/^\| (\d[^|]*) \| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, ids = '', state = '', evidence = '']) => ({ ids: idsIn(ids), state, evidence }),
)

test('SECURITY.md answers each requirement of levels 1 and 2 once', () => {
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(required.toSorted())
  expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(['met', 'n/a', 'open'])
})

test('what SECURITY.md calls met names a test or command that exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectFolder, 'package.json'), 'utf8'),
  )
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  }).split('\n')
  const known = new Set([
    ...listed.filter((path) => /\.(?:spec|suite)\.tsx?$/.test(path)).map((path) => basename(path)),
    ...Object.keys(scripts).map((name) => `npm run ${name}`),
  ])
  const named = (evidence: string) =>
    [...evidence.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => /\.(?:spec|suite)\.|^npm /.test(name))
  const met = rows.filter(({ state }) => state === 'met')
  expect(met.filter(({ evidence }) => named(evidence).length === 0)).toEqual([])
  expect(rows.flatMap(({ evidence }) => named(evidence)).filter((name) => !known.has(name))).toEqual([])
})

test('each finding of tests/security/README.md names a test by file and title, and the file without which it failed', () => {
  const table = readFileSync(join(projectFolder, 'tests', 'security', 'README.md'), 'utf8')
  const findings = [...table.matchAll(/^\| (\d+) +\| [^|]+ \| `([^`]+)`: (.+?) +\| `([^`]+)`: [^|]+ \|$/gm)]
  expect(findings.map(([, number]) => Number(number))).toEqual(Array.from({ length: 36 }, (_, index) => index + 1))
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  }).split('\n')
  const names = new Set(paths.map((path) => basename(path)))
  const hasTest = (file: string, title: string) =>
    paths
      .filter((path) => basename(path) === file)
      .some((path) => {
        const source = readFileSync(join(projectFolder, path), 'utf8')
        return [`'${title}'`, `"${title}"`].some((literal) => source.includes(literal))
      })
  expect(
    findings
      .filter(([, , file = '', title = '', broken = '']) => !hasTest(file, title) || !names.has(broken))
      .map(([row]) => row),
  ).toEqual([])
})
