import type { AnyCall } from '@pinline/contracts/api/call'
import { isErrorCode } from '@pinline/contracts/api/error-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ContractModule, contractFolders, contractModules, isCall, servicesWithCalls } from './contract-modules.ts'

const accessKinds = ['open', 'buyer', 'staff', 'buyer-or-staff', 'internal', 'signed']
const kebabCase = /^[a-z]+(?:-[a-z]+)*$/

const callsOf = (value: unknown): readonly AnyCall[] => (Array.isArray(value) ? value.filter(isCall) : [])

const tableOf = (modules: readonly ContractModule[], service: string): readonly AnyCall[] =>
  callsOf(modules.find(({ stem }) => stem === `${service}-calls`)?.exports[`${service}Calls`])

test('every service with a contract has a table of its calls', () => {
  expect(contractFolders().filter((folder) => folder !== 'api')).toEqual(servicesWithCalls)
})

describe.each(servicesWithCalls)('calls of %s', (service) => {
  let modules: readonly ContractModule[] = []
  let calls: readonly AnyCall[] = []

  beforeAll(async () => {
    modules = await contractModules(service)
    calls = tableOf(modules, service)
    expect(calls.length).toBeGreaterThan(0)
  })

  test('each declares its access', () => {
    expect(calls.filter(({ access }) => !accessKinds.includes(access.kind))).toEqual([])
    const keys = calls.flatMap(({ access }) => (access.kind === 'staff' ? [access.permission] : []))
    expect(keys.filter((key) => key !== null && !/^[a-z-]+\.[a-z-]+$/.test(key))).toEqual([])
  })

  test('only another service reaches what is internal, and only a wallet what is signed', () => {
    const wrong = calls.filter(
      ({ path, access }) =>
        path.startsWith('/internal/') !== (access.kind === 'internal') ||
        (access.kind === 'signed' && !path.startsWith('/wallet/')),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('each has a name of its own in kebab-case', () => {
    const names = calls.map(({ name }) => name)
    expect(names.filter((name) => !kebabCase.test(name))).toEqual([])
    expect(names).toEqual([...new Set(names)])
  })

  test('each declares errors that the registry knows', () => {
    expect(calls.flatMap(({ errors }) => errors).filter((code) => !isErrorCode(code))).toEqual([])
  })

  test('a file is named after its call, and no call is left out of the table', () => {
    // By name: a module that is loaded twice has its calls twice.
    const inTable = new Set(calls.map(({ name, path }) => `${name} ${path}`))
    for (const { stem, exports } of modules) {
      const defined = Object.values(exports).filter(isCall)
      if (defined.length === 0) continue
      expect(
        defined.filter(({ name, path }) => !inTable.has(`${name} ${path}`)).map(({ name }) => name),
        `${stem}.ts`,
      ).toEqual([])
      if (!stem.endsWith('-calls')) expect(defined.map(({ name }) => name)).toEqual([stem])
    }
  })
})

test('no two calls have the same path', async () => {
  const tables = await Promise.all(
    servicesWithCalls.map(async (service) => tableOf(await contractModules(service), service)),
  )
  const paths = tables.flat().map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})
