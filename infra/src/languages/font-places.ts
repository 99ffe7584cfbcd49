import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../project-folders.ts'
import type { SourceFile } from './source-files.ts'

/** How a language is shown by a kind of page. */
export interface FontPlace {
  readonly path: string
  readonly isComplete: boolean
  readonly detail: string
}

const named = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'ja', 'zh', 'ko', 'ar', 'pl', 'tr', 'vi', 'sv', 'cs']

/** Letters of a language, from what Intl writes in it: names of languages, of months and of days. */
export const lettersOf = (tag: string): ReadonlySet<string> => {
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const month = new Intl.DateTimeFormat(tag, { month: 'long', weekday: 'long', timeZone: 'UTC' })
  const words = [
    ...named.map((one) => names.of(one) ?? ''),
    ...Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, index + 1))),
  ]
  return new Set([...words.join('')].filter((sign) => /\p{L}/u.test(sign)))
}

const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? ''

/** Whether the ranges of a style sheet of fonts have a letter. */
const rangesIn = (css: string): readonly (readonly [number, number])[] =>
  [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])

const familyOf = ({ text }: SourceFile): string | undefined => /@fontsource-variable\/[\w-]+/.exec(text)?.[0]

/**
 * Pages show the first family that a frontend imports, as far as its ranges go; a language beyond them needs a rule
 * `:lang()` with families of the reader's system.
 */
const pageFonts = (sources: readonly SourceFile[], tag: string): FontPlace[] => {
  const rule = /:lang\(([\w-]+)\) \{[^}]*--font-text/g
  const sheets = sources.filter(({ path, text }) => path.endsWith('.css') && text.search(rule) !== -1)
  const ruled = sheets.flatMap(({ text }) => [...text.matchAll(rule)].map(([, of = '']) => of))
  const script = `${new Intl.Locale(tag).language}-${scriptOf(tag)}`
  const isRuled = ruled.some((of) => [tag, script].some((own) => own === of || own.startsWith(`${of}-`)))
  const letters = [...lettersOf(tag)]
  return sources
    .filter(({ path, text }) => /\.tsx?$/.test(path) && /^import '@fontsource-variable\//m.test(text))
    .map(({ path, text }) => {
      const family = familyOf({ path, text }) ?? ''
      const css = readFileSync(join(projectFolder, 'node_modules', family, 'wght.css'), 'utf8')
      const ranges = rangesIn(css)
      const without = letters.filter(
        (letter) =>
          !ranges.some(
            ([first, last]) => first <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= last,
          ),
      )
      if (isRuled) return { path, isComplete: true, detail: 'fonts of the reader’s system' }
      if (without.length === 0) return { path, isComplete: true, detail: `${family} has its letters` }
      const sheet = sheets.map((one) => one.path).join(', ')
      const detail = `${family} has no ${without.slice(0, 8).join(' ')}: a rule :lang(${tag}) in ${sheet}`
      return { path, isComplete: false, detail }
    })
}

/** Documents have their own files of fonts; a spec beside them draws each language's texts. */
const documentFonts = (sources: readonly SourceFile[], tag: string, tags: readonly string[]): FontPlace[] => {
  const isComplete = tags.some((other) => scriptOf(other) === scriptOf(tag))
  const detail = isComplete ? `draws ${scriptOf(tag)}` : `draws ${scriptOf(tag)}? Add the language to its spec`
  return sources.filter(({ path }) => path.endsWith('/pdf/fonts.ts')).map(({ path }) => ({ path, isComplete, detail }))
}

/** Where fonts are chosen, and whether a language can be read there. `tags` are those of the languages that there are. */
export const fontPlaces = (
  sources: readonly SourceFile[],
  tag: string,
  tags: readonly string[],
): readonly FontPlace[] => [...pageFonts(sources, tag), ...documentFonts(sources, tag, tags)]
