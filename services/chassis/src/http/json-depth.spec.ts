import { expect, it } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ['[]', 1, false],
  ['[[]]', 1, true],
  ['{"a":[{"b":1}]}', 3, false],
  ['{"a":[{"b":1}]}', 2, true],
  ['[[],[],[]]', 2, false],
  ['{"text":"[[[["}', 1, false],
  [String.raw`{"text":"\"[[[["}`, 1, false],
  [String.raw`{"text":"\\","more":[[1]]}`, 2, true],
  ['"漢[["', 1, false],
  ['', 1, false],
])('%s at a limit of %i: %s', (text, limit, isDeeper) => {
  expect(isDeeperThan(limit, bytes(text))).toBe(isDeeper)
})

it('reads 200,000 nested brackets', () => {
  expect(isDeeperThan(32, bytes('['.repeat(200_000)))).toBe(true)
})
