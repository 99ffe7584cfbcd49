import type { SourceFile } from './source-files.ts'

/** Files of which each language has its own. */
export interface FilePlace {
  /** Path with `{code}` for the language. */
  readonly pattern: string
  /** The file of each language that has it. */
  readonly files: ReadonlyMap<string, SourceFile>
}

/** How a code stands in names of files: `zh_hk`, or `zh-hk` in modules. */
export const formsOf = (code: string): readonly string[] => [...new Set([code, code.replaceAll('_', '-')])]

/** The path with `{code}` where a folder, a name or the first or last word of a name is the code. */
const patternOf = (path: string, code: string): string =>
  path
    .split('/')
    .map((part) => {
      const [name = '', ...ending] = part.split('.')
      const found = formsOf(code).find((form) => name === form || name.startsWith(`${form}-`))
      return found === undefined ? part : [`{code}${name.slice(found.length)}`, ...ending].join('.')
    })
    .join('/')

/** The path that a language has in a place. */
export const pathIn = ({ pattern, files }: FilePlace, code: string): string =>
  files.get(code)?.path ??
  pattern
    .split('/')
    .map((part) => part.replace('{code}', part.endsWith('.ts') ? code.replaceAll('_', '-') : code))
    .join('/')

/** What at least half of the languages have by their code is a place of all. `further` is a language that may be none yet. */
export const filePlaces = (
  sources: readonly SourceFile[],
  codes: readonly string[],
  further: string,
): readonly FilePlace[] => {
  const found = new Map<string, Map<string, SourceFile>>()
  for (const source of sources)
    for (const code of new Set([...codes, further])) {
      const pattern = patternOf(source.path, code)
      if (pattern === source.path) continue
      const files = found.get(pattern) ?? new Map<string, SourceFile>()
      found.set(pattern, files.set(code, source))
    }
  return [...found]
    .filter(([, files]) => codes.filter((code) => files.has(code)).length * 2 >= codes.length)
    .map(([pattern, files]) => ({ pattern, files }))
    .toSorted((a, b) => a.pattern.localeCompare(b.pattern))
}
