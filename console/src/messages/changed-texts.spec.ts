import { expect, test } from 'vitest'
import { withChangedTexts } from './changed-texts.ts'
import { en } from './en/en.ts'

test('a changed text stands in the place of that of the file, and no other is touched', () => {
  const texts = withChangedTexts(en, { 'shell.loading': 'One moment …' })
  expect(texts.shell.loading).toBe('One moment …')
  expect({ ...texts, shell: { ...texts.shell, loading: en.shell.loading } }).toEqual(en)
})

test('a path that leads to no text is left out', () => {
  expect(
    withChangedTexts(en, { shell: 'x', 'shell.none': 'x', 'shell.loading.more': 'x', '__proto__.x': 'x' }),
  ).toEqual(en)
  expect(withChangedTexts(en, {})).toBe(en)
})
