import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { serviceTables } from '../route-table.ts'
import { openApiDocument } from './openapi.ts'

/**
 * The recommended rules, their warnings as errors. Examples are parsed by the contracts, which is stricter and takes a
 * tenth of the time (`examples.spec.ts`).
 */
const rules = createConfig({
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-media-type-examples': 'off',
    'no-invalid-parameter-examples': 'error',
    'no-duplicated-tag-names': 'error',
    'tag-description': 'error',
    'operation-description': 'error',
  },
})

const problemsOf = async (document: unknown): Promise<readonly string[]> => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await rules,
  })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
}

describe('the API document, read by a linter', () => {
  const document = openApiDocument(serviceTables, gatewayCalls)

  it('breaks none of the recommended rules for OpenAPI', { timeout: 120_000 }, async () => {
    expect(await problemsOf(document)).toEqual([])
  })

  it('would, without a summary, or with a reference to nothing', { timeout: 120_000 }, async () => {
    const operation = { operationId: 'one', responses: { '200': { $ref: '#/components/responses/none' } } }
    const problems = await problemsOf({ ...document, paths: { '/one': { get: operation } } })
    expect(problems.filter((problem) => problem.startsWith('operation-summary'))).toHaveLength(1)
    expect(problems.filter((problem) => problem.startsWith('no-unresolved-refs'))).toHaveLength(1)
  })
})
