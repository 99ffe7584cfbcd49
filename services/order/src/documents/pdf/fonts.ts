import { fileURLToPath } from 'node:url'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { openSync } from 'fontkit'

/** Noto Sans as packages of its makers' files: Latin, Greek and Cyrillic, and Chinese and Japanese. */
export const fontFamilies = {
  latin: [import.meta.resolve('@embedpdf/fonts-latin'), 'NotoSans', 'ttf'],
  sc: [import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans', 'otf'],
  tc: [import.meta.resolve('@embedpdf/fonts-tc'), 'NotoSansHant', 'otf'],
  jp: [import.meta.resolve('@embedpdf/fonts-jp'), 'NotoSansJP', 'otf'],
} as const
export type FontFamily = keyof typeof fontFamilies

const pathOf = (family: FontFamily, weight: 'Regular' | 'Bold'): string => {
  const [module, file, extension] = fontFamilies[family]
  return fileURLToPath(new URL(`../fonts/${file}-${weight}.${extension}`, module))
}

/** The font files by family, as the PDF library takes them. */
export const fontFiles = Object.fromEntries(
  (Object.keys(fontFamilies) as FontFamily[]).map((family) => [
    family,
    { normal: pathOf(family, 'Regular'), bold: pathOf(family, 'Bold') },
  ]),
)

/** Families in which a character is looked for: the same sign looks different in each CJK language. */
const orders: Readonly<Partial<Record<LanguageCode, readonly FontFamily[]>>> = {
  zh_hk: ['latin', 'tc', 'sc', 'jp'],
  ja: ['latin', 'jp', 'sc', 'tc'],
}
const defaultOrder: readonly FontFamily[] = ['latin', 'sc', 'tc', 'jp']

type HasGlyph = (codePoint: number) => boolean
const opened = new Map<FontFamily, HasGlyph>()

/** Opens a font at its first use: most documents need one or two. */
const hasGlyph = (family: FontFamily, codePoint: number): boolean => {
  let has = opened.get(family)
  if (has === undefined) {
    const font = openSync(pathOf(family, 'Regular'))
    if ('fonts' in font) throw new Error(`${family} is a collection of fonts`)
    has = (one) => font.hasGlyphForCodePoint(one)
    opened.set(family, has)
  }
  return has(codePoint)
}

/** Shown for a sign that no font has. */
const replacement = '?'

export interface FontRun {
  readonly text: string
  readonly font: FontFamily
}

/** A text in runs of one font each, so that an address in any of the shop's scripts can be read. */
export const fontRuns = (text: string, language: LanguageCode): FontRun[] => {
  const order = orders[language] ?? defaultOrder
  const runs: { text: string; font: FontFamily }[] = []
  for (const sign of text.normalize('NFC')) {
    const font = order.find((family) => hasGlyph(family, sign.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    // A blank belongs to the run before it.
    if (last !== undefined && (font === last.font || sign === ' ')) last.text += sign
    else runs.push({ text: font === undefined ? replacement : sign, font: font ?? 'latin' })
  }
  return runs
}
