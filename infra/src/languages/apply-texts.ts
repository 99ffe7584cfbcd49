import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Texts of one language by key, as the back office downloads them: `shop:cart:title`, `console:shell.close`. */
export type ChangedTexts = Readonly<Record<string, string>>

/** Reads a file below the project's folder; undefined if there is none. */
export type ReadFile = (path: string) => string | undefined

interface FoundText {
  readonly path: string
  readonly start: number
  readonly end: number
}

/** The JSON object of a file, or the value of a constant: of the exported one, unless it is named. */
const objectIn = (source: ts.SourceFile, name: string | undefined): ts.Expression | undefined => {
  for (const statement of source.statements) {
    if (ts.isExpressionStatement(statement)) return statement.expression
    if (!ts.isVariableStatement(statement)) continue
    if (name === undefined && statement.modifiers?.[0]?.kind !== ts.SyntaxKind.ExportKeyword) continue
    const declared = statement.declarationList.declarations.find(
      (one) => name === undefined || (ts.isIdentifier(one.name) && one.name.text === name),
    )
    if (declared?.initializer !== undefined) return declared.initializer
  }
  return undefined
}

/** Where a name of a file comes from: the file that it imports it of, and what it is called there. */
const importOf = (
  source: ts.SourceFile,
  name: string,
): { readonly path: string; readonly name: string } | undefined => {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue
    const element = bindings.elements.find((one) => one.name.text === name)
    if (element !== undefined)
      return {
        path: join(dirname(source.fileName), statement.moduleSpecifier.text),
        name: (element.propertyName ?? element.name).text,
      }
  }
  return undefined
}

/** Follows the names of a key to its text, over objects, constants and the files that they are imported from. */
const textAt = (read: ReadFile, path: string, name: string | undefined, key: string): FoundText | undefined => {
  const text = read(path)
  if (text === undefined) return undefined
  const source = path.endsWith('.json')
    ? ts.parseJsonText(path, text)
    : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const followed = (node: ts.Expression, rest: string): FoundText | undefined => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return followed(node.expression, rest)
    if (rest === '')
      return ts.isStringLiteralLike(node) ? { path, start: node.getStart(source), end: node.getEnd() } : undefined
    if (ts.isObjectLiteralExpression(node)) return inObject(node, rest)
    return ts.isIdentifier(node) ? behindName(node.text, rest) : undefined
  }
  const behindName = (named: string, rest: string): FoundText | undefined => {
    const origin = importOf(source, named)
    if (origin !== undefined) return textAt(read, origin.path, origin.name, rest)
    const local = objectIn(source, named)
    return local === undefined ? undefined : followed(local, rest)
  }
  const inObject = (node: ts.ObjectLiteralExpression, rest: string): FoundText | undefined => {
    for (const property of node.properties) {
      const own = property.name
      if (own === undefined || !(ts.isIdentifier(own) || ts.isStringLiteralLike(own))) continue
      if (own.text !== rest && !rest.startsWith(`${own.text}.`)) continue
      const inside = rest.slice(own.text.length + 1)
      const found = ts.isPropertyAssignment(property)
        ? followed(property.initializer, inside)
        : behindName(own.text, inside)
      if (found !== undefined) return found
    }
    return undefined
  }
  const root = objectIn(source, name)
  return root === undefined ? undefined : followed(root, key)
}

const placeOf = (language: string, key: string): { readonly path: string; readonly key: string } => {
  const [surface, ...rest] = key.split(':')
  if (surface === 'console')
    return { path: `console/src/messages/${language}/${language.replace('_', '-')}.ts`, key: rest.join(':') }
  const [namespace = '', path = ''] = rest
  return namespace === 'errors'
    ? { path: `services/contracts/src/api/error-texts/${language}.json`, key: path }
    : { path: `storefront/src/locales/${language}/${namespace}.json`, key: path }
}

const literal = (path: string, text: string): string => {
  const json = JSON.stringify(text)
  if (path.endsWith('.json')) return json
  return `'${json.slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`
}

/**
 * Takes texts that staff changed over into the files. Returns the new content of the files that change, and the keys of
 * texts that no file has.
 */
export const applyTexts = (
  language: string,
  texts: ChangedTexts,
  read: ReadFile,
): { readonly files: ReadonlyMap<string, string>; readonly missing: readonly string[] } => {
  const places = Object.entries(texts).map(([key, text]) => {
    const place = placeOf(language, key)
    return { key, text, found: textAt(read, place.path, undefined, place.key) }
  })
  const files = new Map<string, string>()
  const found = places.flatMap((one) => (one.found === undefined ? [] : [{ ...one.found, text: one.text }]))
  for (const { path, start, end, text } of found.toSorted((a, b) => b.start - a.start)) {
    const content = files.get(path) ?? read(path) ?? ''
    files.set(path, content.slice(0, start) + literal(path, text) + content.slice(end))
  }
  return { files, missing: places.filter((one) => one.found === undefined).map(({ key }) => key) }
}
