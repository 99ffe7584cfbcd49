import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palette } from './palette.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const root = css.slice(0, css.indexOf(':root[data-scheme'))

describe('palette', () => {
  it('has the same values as tokens.css', () => {
    const inCss: Record<string, readonly string[]> = {}
    for (const [, name = '', light = '', dark = ''] of root.matchAll(/--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g)) {
      inCss[name] = [light, dark]
    }
    for (const [, name = '', colour = ''] of root.matchAll(/--([\w-]+):\s*(#\w+);/g)) inCss[name] = [colour, colour]
    expect(inCss).toEqual(palette)
  })
})
