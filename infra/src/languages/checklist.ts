import { dirname } from 'node:path'
import { languageCodes, languages } from '@pinline/contracts/api/languages'
import { type CheckedPlace, checkedPlaces, type Languages, placesIn } from './check-language-places.ts'
import { fontPlaces } from './font-places.ts'
import type { SourceFile } from './source-files.ts'

/** What is known of a language: of a new one its code as a tag. Throws a RangeError where it is no code of a language. */
export const languagesFor = (code: string): Languages => ({
  code,
  tag: languages.find((one) => one.code === code)?.tag ?? new Intl.Locale(code.replaceAll('_', '-')).toString(),
  codes: languageCodes,
  tags: languages.map(({ tag }) => tag),
  first: 'en',
})

export const checkLanguage = (sources: readonly SourceFile[], code: string): readonly CheckedPlace[] =>
  checkedPlaces(sources, languagesFor(code))

/** The places that the sources have, as rows of a Markdown table: each folder once. */
export const checklist = (sources: readonly SourceFile[]): readonly string[] => {
  const first = languagesFor('en')
  const { required, optional, tables } = placesIn(sources, first)
  const folders = new Set(required.map(({ pattern }) => dirname(pattern)).filter((folder) => folder.endsWith('{code}')))
  const named = (isPartial: boolean) =>
    tables.flatMap(({ path, tables: all }) => {
      const names = [...new Set(all.filter((table) => table.isPartial === isPartial).map(({ name }) => name))]
      if (names.length === 0) return []
      return [
        `| \`${path}\` | ${path.endsWith('.json') ? 'every entry' : names.map((name) => `\`${name}\``).join(', ')} |`,
      ]
    })
  return [
    ...named(false),
    ...[...folders].map((folder) => `| \`${folder}/\` | one file for each of another language |`),
    ...required
      .filter(({ pattern }) => !folders.has(dirname(pattern)))
      .map(({ pattern }) => `| \`${pattern}\` | a file |`),
    ...fontPlaces(sources, first.tag, first.tags).map(({ path }) => `| \`${path}\` | fonts with its letters |`),
    ...named(true).map((row) => row.replace(/ \|$/, ' (only where the language differs) |')),
    ...[...new Set(optional.map(({ pattern }) => dirname(pattern)))].map(
      (folder) => `| \`${folder}/{code}-*.ts\` | optional: another language is shown instead |`,
    ),
  ]
}
