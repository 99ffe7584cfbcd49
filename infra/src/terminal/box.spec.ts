import { expect, it } from 'vitest'
import { box } from './box.ts'

it('is as wide as its longest line', () => {
  expect(box('ready', ['shop  http://x/', ''])).toBe(
    ['╭─ ready ─────────╮', '│ shop  http://x/ │', '│                 │', '╰─────────────────╯', ''].join('\n'),
  )
})

it('is at least as wide as its title', () => {
  expect(box('a long title', ['x'])).toBe(
    ['╭─ a long title ─╮', '│ x              │', '╰────────────────╯', ''].join('\n'),
  )
})
