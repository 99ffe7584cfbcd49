import { describe, expect, it } from 'vitest'
import { scrollSpeed } from './scroll-speed.ts'

describe('scrolling at the edges while dragging', () => {
  it.each([
    ['far from both', 400, 0],
    ['a little below the head', 94 + 32, -8],
    ['on the head', 20, -16],
    ['a little above the end', 1000 - 32, 8],
    ['below the window', 1200, 16],
  ])('%s', (_where, y, speed) => {
    expect(scrollSpeed(y, 94, 1000)).toBe(speed)
  })
})
