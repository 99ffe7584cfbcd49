import { fileURLToPath } from 'node:url'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { openSync } from 'fontkit'
import { mirrored, visualRuns } from './visual-runs.ts'

interface FontFamilyFiles {
  /** The module of the package that has the files. */
  readonly module: () => string
  /** Paths from there. */
  readonly normal: string
  readonly bold: string
}

const embedpdf = (module: () => string, file: string, extension: 'ttf' | 'otf'): FontFamilyFiles => ({
  module,
  normal: `../fonts/${file}-Regular.${extension}`,
  bold: `../fonts/${file}-Bold.${extension}`,
})

/**
 * Noto Sans as packages of its makers' files; Noto Naskh for Arabic. The one for Latin has Greek, Cyrillic and Devanagari
 * too. A package is looked up at its first use.
 */
const fontFamilies = {
  latin: embedpdf(() => import.meta.resolve('@embedpdf/fonts-latin'), 'NotoSans', 'ttf'),
  sc: embedpdf(() => import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans', 'otf'),
  tc: embedpdf(() => import.meta.resolve('@embedpdf/fonts-tc'), 'NotoSansHant', 'otf'),
  jp: embedpdf(() => import.meta.resolve('@embedpdf/fonts-jp'), 'NotoSansJP', 'otf'),
  kr: embedpdf(() => import.meta.resolve('@embedpdf/fonts-kr'), 'NotoSansKR', 'otf'),
  arabic: embedpdf(() => import.meta.resolve('@embedpdf/fonts-arabic'), 'NotoNaskhArabic', 'ttf'),
  hebrew: embedpdf(() => import.meta.resolve('@embedpdf/fonts-hebrew'), 'NotoSansHebrew', 'ttf'),
  thai: {
    module: () => import.meta.resolve('@expo-google-fonts/noto-sans-thai'),
    normal: './400Regular/NotoSansThai_400Regular.ttf',
    bold: './700Bold/NotoSansThai_700Bold.ttf',
  },
} as const satisfies Record<string, FontFamilyFiles>
type FontFamily = keyof typeof fontFamilies

/** Families in which a character is looked for: the same sign looks different in each CJK language. */
const orders: Readonly<Partial<Record<LanguageCode, readonly FontFamily[]>>> = {
  zh_hk: ['latin', 'tc', 'sc', 'jp'],
  ja: ['latin', 'jp', 'sc', 'tc'],
}
const defaultOrder: readonly FontFamily[] = ['latin', 'sc', 'tc', 'jp']

/** Scripts with a family of their own, so that no other is opened for them. */
const familiesOfScripts: readonly (readonly [RegExp, FontFamily])[] = [
  [/\p{scx=Hangul}/u, 'kr'],
  [/\p{scx=Arabic}/u, 'arabic'],
  [/\p{scx=Hebrew}/u, 'hebrew'],
  [/\p{scx=Thai}/u, 'thai'],
]

interface OpenedFont {
  readonly files: { readonly normal: string; readonly bold: string }
  readonly hasGlyph: (codePoint: number) => boolean
}
const opened = new Map<FontFamily, OpenedFont>()

/** Opens a font at its first use: most documents need one or two. */
const fontOf = (family: FontFamily): OpenedFont => {
  const known = opened.get(family)
  if (known !== undefined) return known
  const { module, normal, bold } = fontFamilies[family]
  const pathOf = (file: string): string => fileURLToPath(new URL(file, module()))
  const files = { normal: pathOf(normal), bold: pathOf(bold) }
  const font = openSync(files.normal)
  if ('fonts' in font) throw new Error(`${family} is a collection of fonts`)
  const next = { files, hasGlyph: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) }
  opened.set(family, next)
  return next
}

/** The files of the families that texts have needed so far, as the PDF library takes them. */
export const fontFiles = (): Record<string, OpenedFont['files']> =>
  Object.fromEntries([...opened].map(([family, { files }]) => [family, { ...files }]))

export const isFontFile = (path: string): boolean =>
  [...opened.values()].some(({ files }) => files.normal === path || files.bold === path)

/** Shown for a sign that no font has. */
const replacement = '?'
/** Marks for writing direction and variants, which fonts do not draw. */
const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Variation_Selector}/gu
/** Blanks, and signs that only join letters, belong to the run before them. */
const follows = /[ \u00a0\u200b-\u200d]/

export interface FontRun {
  readonly text: string
  readonly font: FontFamily
}

const familyOf = (sign: string, order: readonly FontFamily[]): FontFamily | undefined => {
  const own = familiesOfScripts.find(([script]) => script.test(sign))?.[1]
  const families: readonly FontFamily[] = own === undefined ? order : ['latin', own, ...order]
  return families.find((family) => fontOf(family).hasGlyph(sign.codePointAt(0) ?? 0))
}

const runsOf = (text: string, order: readonly FontFamily[]): FontRun[] => {
  const runs: { text: string; font: FontFamily }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    if (last !== undefined && follows.test(sign)) {
      last.text += sign
      continue
    }
    const font = familyOf(sign, order)
    if (last !== undefined && font === last.font) last.text += sign
    else runs.push({ text: font === undefined ? replacement : sign, font: font ?? 'latin' })
  }
  return runs
}

const rightToLeftFonts: readonly FontFamily[] = ['arabic', 'hebrew']

/** The library turns letters of these fonts round by itself, but no signs of other fonts between them. */
const drawnFromLeft = ({ text, font }: FontRun): FontRun => ({
  text: rightToLeftFonts.includes(font) ? text : mirrored(text),
  font,
})

/**
 * A text in runs of one font each, from left to right, so that an address in any script that has a font can be read. The
 * PDF library draws each run, and a run of Arabic or Hebrew letters from right to left.
 */
export const fontRuns = (text: string, language: LanguageCode): FontRun[] => {
  const order = orders[language] ?? defaultOrder
  fontOf('latin')
  return visualRuns(text.normalize('NFC').replaceAll(unseen, '')).flatMap(({ text: part, rightToLeft }) =>
    rightToLeft ? runsOf(part, order).toReversed().map(drawnFromLeft) : runsOf(part, order),
  )
}
