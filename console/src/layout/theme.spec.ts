import { expect, it } from 'vitest'
import { consoleTheme } from './theme.ts'

it('leaves the face of Chinese and Japanese letters to the language of the text', () => {
  const theme = JSON.stringify(consoleTheme('light', 0))
  expect(theme).toContain('var(--font-text)')
  expect(theme).not.toMatch(/PingFang|YaHei|JhengHei|Hiragino|Noto Sans/)
})
