import { expect, test } from 'vitest'
import { allResources, allStreams, tables } from '../security/call-tables.ts'
import { contractModules, servicesWithCalls } from './contract-modules.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isResource = (value: unknown): boolean =>
  isRecord(value) && ['name', 'permission', 'row', 'filter', 'sorts'].every((key) => key in value)
const isStream = (value: unknown): boolean =>
  isRecord(value) && ['path', 'access', 'message'].every((key) => key in value) && !('input' in value)

test('the matrices walk over the calls, resources and event streams of every service', async () => {
  expect(Object.keys(tables).toSorted(), 'a service has no table in tests/security/call-tables.ts').toEqual(
    [...servicesWithCalls].toSorted(),
  )
  for (const service of servicesWithCalls) {
    const exported = (await contractModules(service)).flatMap(({ exports }) => Object.values(exports))
    const resources = exported.filter(isResource)
    const streams = exported.filter(isStream)
    expect(
      resources.filter((one) => !allResources.some((known) => known === one)),
      `a resource of ${service} is in no table`,
    ).toEqual([])
    expect(
      streams.filter((one) => !allStreams.some((known) => known === one)),
      `an event stream of ${service} is missing in tests/security/call-tables.ts`,
    ).toEqual([])
  }
})
