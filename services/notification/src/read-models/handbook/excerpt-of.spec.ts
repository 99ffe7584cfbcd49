import { expect, it } from 'vitest'
import { excerptOf } from './excerpt-of.ts'

it('is the beginning of a page without the signs of Markdown', () => {
  const page = '# Packing\n\n- [ ] Check the **moisture** card\n- See [the list](/orders)\n\n```\nP1 · P2\n```\n'
  expect(excerptOf(page, '')).toBe('Packing Check the moisture card See the list P1 · P2')
})

it('has the cells of a table, without its rule', () => {
  expect(excerptOf('| Pitch | Reel |\n| --- | ---: |\n| 2.54 mm | 500 |', '')).toBe('Pitch · Reel · 2.54 mm · 500 ·')
})

it('is the text around what was searched for', () => {
  const page = `${'Before that. '.repeat(20)}The moisture card is pink.${' After that.'.repeat(40)}`
  const excerpt = excerptOf(page, 'MOISTURE')
  expect(excerpt).toMatch(/^….*The moisture card is pink\..*…$/)
  expect(excerpt.length).toBeLessThan(190)
})
