import { runInNewContext } from 'node:vm'
import { presetCount } from '@pinline/ui/design/presets'
import { describe, expect, it } from 'vitest'
import { themeAttributes, themeScript } from './theme.ts'

function attributesByScript(stored: string): Record<string, string> {
  const dataset: Record<string, string> = {}
  runInNewContext(themeScript, {
    localStorage: { getItem: () => stored },
    document: { documentElement: { dataset } },
    JSON,
  })
  return dataset
}

describe('the script that sets the theme before the first paint', () => {
  it('sets the same attributes as the page for every preset', () => {
    for (let preset = 0; preset < presetCount; preset++) {
      for (const scheme of ['system', 'light', 'dark'] as const) {
        const expected = Object.fromEntries(
          Object.entries(themeAttributes({ scheme, preset })).filter(([, value]) => value !== undefined),
        )
        expect(attributesByScript(JSON.stringify({ scheme, preset }))).toEqual(expected)
      }
    }
  })

  it('ignores an invalid stored value', () => {
    expect(attributesByScript('{')).toEqual({})
    expect(attributesByScript('{"preset":99,"scheme":"pink"}')).toEqual({})
  })
})
