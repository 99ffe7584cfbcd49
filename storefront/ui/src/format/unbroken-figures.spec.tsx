import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { UnbrokenFigures } from './unbroken-figures.tsx'

const golden: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL('../../../../services/catalogue/src/naming/golden/names.json', import.meta.url), 'utf8'),
)
const markupOf = (text: string): string => renderToStaticMarkup(<UnbrokenFigures text={text} />)
const unbrokenIn = (text: string): string[] =>
  [...markupOf(text).matchAll(/<span class="nowrap">([^<]+)<\/span>/g)].map(([, unbroken = '']) => unbroken)

describe('the figures of a part number 43045-1000', () => {
  const names = golden['43045-1000'] ?? {}
  it.each([
    ['en', ['10 positions', '2 rows', '3 mm']],
    ['de', ['10-polig', '2-reihig', '3 mm']],
    ['fr', ['10 contacts', '2 rangées', '3 mm']],
    ['it', ['10 poli', '2 file', '3 mm']],
    ['es', ['10 contactos', '2 filas', '3 mm']],
    ['pt', ['10 vias', '2 fileiras', '3 mm']],
    ['ru', ['10 контактов', '2 ряда', '3 мм']],
    ['ja', ['10極', '2列', '3 mm']],
    ['zh_cn', ['3mm间距', '10位', '2排']],
    ['zh_hk', ['10 針', '2 排', '3 mm']],
  ])('stay with their words in %s', (language, unbroken) => {
    expect(unbrokenIn(names[language] ?? '')).toEqual(unbroken)
  })
})

describe('a name', () => {
  it('keeps each figure with its unit in every language', () => {
    for (const [model, names] of Object.entries(golden))
      for (const [language, name] of Object.entries(names)) {
        const broken = markupOf(name)
          .replaceAll(/<span class="nowrap">[^<]+<\/span>/g, '')
          .match(/\d ?(?:mm|мм)|[,，、] ?\d/gu)
        expect(broken, `${model} ${language}`).toBeNull()
      }
  })

  it('has the text that is stored', () => {
    const name = 'Phoenix GMSTBA header, 10 positions, 7.62 mm pitch'
    expect(markupOf(name).replaceAll(/<[^>]+>/g, '')).toBe(name)
  })

  it('may break beside the figure of a series', () => {
    expect(unbrokenIn('Molex KK 254 wire-to-board connector, Serie 7')).toEqual([])
  })
})
