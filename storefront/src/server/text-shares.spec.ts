import { expect, test } from 'vitest'
import { textShares } from './text-shares.ts'

test('a language with all texts has a share of one, and one without any none', () => {
  const shares = textShares(new URL('../locales/', import.meta.url))
  expect(shares).toMatchObject({ en: 1, zh_cn: 1 })
  expect(Object.values(shares).every((share) => share >= 0 && share <= 1)).toBe(true)
})
