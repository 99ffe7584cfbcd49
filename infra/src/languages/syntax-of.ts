import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

const parsed = new WeakMap<SourceFile, ts.SourceFile>()

/** The syntax of a TypeScript file, parsed at its first use. */
export const syntaxOf = (source: SourceFile): ts.SourceFile => {
  const known = parsed.get(source) ?? ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  parsed.set(source, known)
  return known
}
