import { createFormat } from '@pinline/ui/format/create-format'
import { expect, it } from 'vitest'
import { countWithUnit } from './count-with-unit.ts'

const words: Readonly<Record<string, string>> = { ja: '個', 'zh-Hans': '件', de: 'Stück' }
const written = (tag: string, unit: 'percent' | 'pieces') =>
  countWithUnit(() => words[tag] ?? 'pieces', createFormat(tag), 1000, unit)

it('has a space where the language writes one', () => {
  expect(written('en', 'pieces')).toBe('1,000\u00a0pieces')
  expect(written('de', 'pieces')).toBe('1.000\u00a0Stück')
  expect(written('ja', 'pieces')).toBe('1,000個')
  expect(written('zh-Hans', 'pieces')).toBe('1,000件')
})

it('writes a percentage as the language does', () => {
  expect(written('ja', 'percent')).toBe('1,000%')
  expect(written('de', 'percent')).toBe('1.000\u00a0%')
})
