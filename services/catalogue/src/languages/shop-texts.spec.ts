import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { argumentsOf } from '../domain/ui-text/text-arguments.ts'

test('every text that the shop has is one that staff may change', () => {
  const folder = new URL('../../../../storefront/src/locales/', import.meta.url)
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : []
  const all = readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .flatMap((language) =>
      readdirSync(new URL(`${language}/`, folder)).flatMap((file) =>
        textsIn(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))),
      ),
    )
  expect(all.length).toBeGreaterThan(10_000)
  expect(all.filter((text) => argumentsOf('shop:cart:title', text) === undefined)).toEqual([])
})
