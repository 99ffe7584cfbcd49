import { dirname } from 'node:path'
import { type FilePlace, filePlaces, pathIn } from './file-places.ts'
import { fontPlaces } from './font-places.ts'
import type { SourceFile } from './source-files.ts'
import { type Table, type TablePlace, tablePlaces } from './table-places.ts'
import { commonKeys, textKeys } from './text-keys.ts'

/**
 * - `complete`, `partly`, `missing`: a place that each language needs.
 * - `choice`: what only some languages have, since others do with a rule for all or with another language's text. A person
 *   has to look at it once.
 */
export type PlaceState = 'complete' | 'partly' | 'missing' | 'choice'

export interface CheckedPlace {
  readonly path: string
  readonly state: PlaceState
  readonly detail: string
}

export interface Languages {
  /** The code that is checked, in the registry or new. */
  readonly code: string
  readonly tag: string
  readonly codes: readonly string[]
  readonly tags: readonly string[]
  /** The language that texts are written in first; where a library has its texts it has no file. */
  readonly first: string
}

const some = (keys: readonly string[]): string =>
  `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`

const filesOf = (places: readonly FilePlace[], code: string): readonly SourceFile[] =>
  places.flatMap(({ files }) => files.get(code) ?? [])

const keysOf = (places: readonly FilePlace[], code: string): readonly string[] =>
  filesOf(places, code).flatMap(textKeys)

/** The languages besides the checked one that have files, the first one first. */
const othersOf = (places: readonly FilePlace[], { code, codes, first }: Languages): readonly string[] =>
  [first, ...codes.filter((each) => each !== first)].filter((each) => each !== code && filesOf(places, each).length > 0)

/** The state of files of one kind, by the keys that their like have. */
const filesState = (
  places: readonly FilePlace[],
  languages: Languages,
  common: readonly string[],
): Omit<CheckedPlace, 'path'> => {
  const { code } = languages
  const texts = common.length === 0 ? '' : `${common.length} texts`
  const [like] = filesOf(places, othersOf(places, languages)[0] ?? '')
  if (filesOf(places, code).length === 0)
    return { state: 'missing', detail: [texts, `as ${like?.path}`].filter((part) => part !== '').join(', ') }
  const own = new Set(keysOf(places, code))
  const missing = common.filter((key) => !own.has(key))
  if (missing.length === 0) return { state: 'complete', detail: texts }
  return { state: 'partly', detail: `${missing.length} of ${common.length} texts missing: ${some(missing)}` }
}

/** A single file that lacks a key hides none: what all other languages but one have is needed. */
const filePlaceState = (place: FilePlace, languages: Languages): CheckedPlace => {
  const { code, first } = languages
  const path = pathIn(place, code)
  if (code === first) return { path, state: 'complete', detail: place.files.has(code) ? 'the source' : 'needs none' }
  const others = othersOf([place], languages).map((each) => keysOf([place], each))
  return { path, ...filesState([place], languages, commonKeys(others, 1)) }
}

/** Files beside a partial table are as optional as its rows. */
const optionalFilesState = (places: readonly FilePlace[], languages: Languages): readonly CheckedPlace[] =>
  [...new Set(places.map(({ pattern }) => dirname(pattern)))].flatMap((folder) => {
    const inFolder = places.filter(({ pattern }) => dirname(pattern) === folder)
    const others = othersOf(inFolder, languages).map((each) => keysOf(inFolder, each))
    const { state, detail } = filesState(inFolder, languages, commonKeys(others, Math.floor(others.length / 2)))
    const word = state === 'complete' ? 'complete, ' : state === 'missing' ? 'none, ' : ''
    return [{ path: `${folder}/${languages.code}-*.ts`, state: 'choice', detail: `${word}${detail}` }]
  })

const tableStates = ({ path, tables }: TablePlace, { code }: Languages): readonly CheckedPlace[] => {
  const all = tables.filter(({ isPartial }) => !isPartial)
  const without = all.filter(({ codes }) => !codes.has(code))
  const names = some([...new Set(without.map(({ name }) => name))])
  const required: readonly CheckedPlace[] =
    all.length === 0
      ? []
      : without.length === 0
        ? [{ path, state: 'complete', detail: '' }]
        : [
            {
              path,
              state: without.length === all.length ? 'missing' : 'partly',
              detail: all.length === 1 ? names : `${without.length} of ${all.length} tables: ${names}`,
            },
          ]
  const choice = ({ name, codes }: Table): CheckedPlace => ({
    path,
    state: 'choice',
    detail: `${name}: ${codes.has(code) ? 'has its own' : 'has none'}, as ${[...codes].filter((one) => one !== code).join(', ')}`,
  })
  return [...required, ...tables.filter(({ isPartial }) => isPartial).map(choice)]
}

interface Places {
  readonly required: readonly FilePlace[]
  readonly optional: readonly FilePlace[]
  readonly tables: readonly TablePlace[]
}

/** All places of the sources, as the languages that there are have them. */
export const placesIn = (sources: readonly SourceFile[], { code, codes }: Languages): Places => {
  const tables = tablePlaces(sources, codes, code)
  const files = filePlaces(sources, codes, code)
  const partial = new Set(
    tables.filter((place) => place.tables.some(({ isPartial }) => isPartial)).map(({ path }) => dirname(path)),
  )
  return {
    required: files.filter(({ pattern }) => !partial.has(dirname(pattern))),
    optional: files.filter(({ pattern }) => partial.has(dirname(pattern))),
    tables,
  }
}

/** Every place of a language with its state: those that each language needs first. */
export const checkedPlaces = (sources: readonly SourceFile[], languages: Languages): readonly CheckedPlace[] => {
  const { required, optional, tables } = placesIn(sources, languages)
  const fonts = fontPlaces(sources, languages.tag, languages.tags).map(
    ({ path, isComplete, detail }): CheckedPlace => ({ path, state: isComplete ? 'complete' : 'missing', detail }),
  )
  return [
    ...tables.flatMap((place) => tableStates(place, languages)),
    ...required.map((place) => filePlaceState(place, languages)),
    ...fonts,
    ...optionalFilesState(optional, languages),
  ]
}
