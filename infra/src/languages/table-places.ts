import ts from 'typescript'
import type { SourceFile } from './source-files.ts'
import { syntaxOf } from './syntax-of.ts'

/** A table with a row for each language, or for some where its type says so. */
export interface Table {
  /** Of the declaration in TypeScript, of the entry in JSON. */
  readonly name: string
  readonly codes: ReadonlySet<string>
  /** Languages without a row are written by the rule of all others. */
  readonly isPartial: boolean
}

/** A file with tables of languages. */
export interface TablePlace {
  readonly path: string
  readonly tables: readonly Table[]
}

const nameOf = (node: ts.Node): string | undefined =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined

/** The value of `code` in an object. */
const codeOf = (node: ts.ObjectLiteralExpression): string | undefined => {
  const code = node.properties.find(({ name }) => name !== undefined && nameOf(name) === 'code')
  return code !== undefined && ts.isPropertyAssignment(code) ? nameOf(code.initializer) : undefined
}

/** What a literal lists: its keys, its items, or the codes of its items. */
const listedIn = (node: ts.Node): readonly (string | undefined)[] => {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.map(({ name }) => (name === undefined ? undefined : nameOf(name)))
  if (!ts.isArrayLiteralExpression(node)) return []
  return node.elements.map((item) => (ts.isObjectLiteralExpression(item) ? codeOf(item) : nameOf(item)))
}

const declarationAround = (node: ts.Node): ts.VariableDeclaration | undefined => {
  for (let at = node.parent; at !== undefined; at = at.parent) if (ts.isVariableDeclaration(at)) return at
  return undefined
}

const tablesInTypeScript = (source: SourceFile, codes: readonly string[], further: string): Table[] => {
  const tables: Table[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    const listed = listedIn(node)
    const found = new Set([...codes, further].filter((code) => listed.includes(code)))
    if (found.size === 0) return
    const declaration = declarationAround(node)
    const type = declaration?.type?.getText() ?? ''
    const isMost = codes.filter((code) => found.has(code)).length * 2 >= codes.length
    const isOfFew = found.size === listed.length && /Language(?:Code)?\b/.test(type)
    if (!isMost && !isOfFew) return
    tables.push({
      name: declaration?.name.getText() ?? '',
      codes: found,
      isPartial: !isMost || type.includes('Partial<'),
    })
  }
  visit(syntaxOf(source))
  return tables
}

/** Objects with languages as keys. */
const tablesInJson = (value: unknown, codes: readonly string[], further: string, name = ''): Table[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const found = codes.filter((code) => Object.hasOwn(value, code))
  if (found.length * 2 >= codes.length) {
    const own = Object.hasOwn(value, further) ? [further] : []
    return [{ name, codes: new Set([...found, ...own]), isPartial: false }]
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    tablesInJson(inner, codes, further, name === '' ? key : `${name}.${key}`),
  )
}

/** All tables with at least half of the languages, and those of a type of languages with a few. */
export const tablePlaces = (
  sources: readonly SourceFile[],
  codes: readonly string[],
  further: string,
): readonly TablePlace[] => {
  const has = (text: string, code: string): boolean =>
    [`"${code}":`, `${code}:`, `${code},`, `'${code}'`].some((form) => text.includes(form))
  const isRead = ({ path, text }: SourceFile): boolean =>
    (/\.tsx?$/.test(path) && text.includes('Language')) ||
    (/\.(?:tsx?|json)$/.test(path) && codes.filter((code) => has(text, code)).length * 2 >= codes.length)
  return sources
    .filter(isRead)
    .map((source) => ({
      path: source.path,
      tables: source.path.endsWith('.json')
        ? tablesInJson(JSON.parse(source.text), codes, further)
        : tablesInTypeScript(source, codes, further),
    }))
    .filter(({ tables }) => tables.length > 0)
}
