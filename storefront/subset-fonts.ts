import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The range of weights that the style sheets use, by family; headings have one. */
const weightsOf: Readonly<Record<string, { min: number; max: number }>> = {
  'sofia-sans': { min: 400, max: 700 },
  'sofia-sans-condensed': { min: 600, max: 600 },
  'victor-mono': { min: 400, max: 700 },
}

/** Phones show part numbers in their own monospaced font: a first view has two families. */
const wideOnly = 'victor-mono'

type Range = readonly [first: number, last: number]

/** What English pages show: ASCII, its typographic marks, signs of measures and currencies, letters of makers' names. */
const basic: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa5, 0xa5],
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0xb0, 0xb3],
  [0xb5, 0xb7],
  [0xc4, 0xc4],
  [0xd6, 0xd7],
  [0xdc, 0xdc],
  [0xdf, 0xdf],
  [0xe4, 0xe4],
  [0xe9, 0xe9],
  [0xf6, 0xf7],
  [0xfc, 0xfc],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
]

const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0')
const rangeText = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',')

const rangesIn = (text: string): readonly Range[] =>
  [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])

/** The ranges without those that begin another subset. */
const without = (ranges: readonly Range[], taken: readonly Range[]): readonly Range[] =>
  taken.reduce<readonly Range[]>(
    (left, [from, to]) =>
      left.flatMap(([first, last]): readonly Range[] =>
        to < first || from > last
          ? [[first, last]]
          : (
              [
                [first, from - 1],
                [to + 1, last],
              ] satisfies Range[]
            ).filter(([low, high]) => low <= high),
      ),
    ranges,
  )

const charactersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')

const outFolder = fileURLToPath(new URL('dist/fonts/', import.meta.url))
const face = /@font-face \{[^}]*?url\(\.\/files\/([\w-]+\.woff2)\)[^}]*?unicode-range: ([^;]+);\s*\}/g

/**
 * Cuts the fonts of @fontsource-variable to the weights in use, and splits what all Latin languages need into what
 * English pages need and the rest, so that a first view loads a third.
 */
export const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  enforce: 'pre',
  async transform(code, id) {
    const [, family = ''] = /@fontsource-variable\/([\w-]+)\/wght\.css/.exec(id) ?? []
    const weights = weightsOf[family]
    if (weights === undefined) return null
    mkdirSync(outFolder, { recursive: true })
    const { min, max } = weights
    const axes: Record<string, number | { min: number; max: number }> = { wght: min === max ? min : { min, max } }
    const cut = async (rule: string, file: string, ranges: readonly Range[], name: string): Promise<string> => {
      const whole = readFileSync(join(dirname(id), 'files', file))
      const target = join(outFolder, `${basename(file, '.woff2')}${name}.woff2`)
      writeFileSync(
        target,
        await subsetFont(whole, charactersOf(ranges), { targetFormat: 'woff2', variationAxes: axes }),
      )
      return rule
        .replace(/url\([^)]+\) format\('[\w-]+'\)/, `url(${target}) format('woff2')`)
        .replace(/font-weight: [\d ]+;/, `font-weight: ${min === max ? min : `${min} ${max}`};`)
        .replace(/unicode-range: [^;]+;/, `unicode-range: ${rangeText(ranges)};`)
    }
    const rules = [...code.matchAll(face)].map(async ([rule, file = '', text = '']) => {
      const ranges = rangesIn(text)
      if (!file.includes('-latin-wght')) return [await cut(rule, file, ranges, '')]
      return [await cut(rule, file, without(ranges, basic), '-rest'), await cut(rule, file, basic, '-basic')]
    })
    const cutRules = (await Promise.all(rules)).flat().join('\n')
    return { code: family === wideOnly ? `@media (min-width: 750px) {\n${cutRules}\n}` : cutRules, map: null }
  },
})
