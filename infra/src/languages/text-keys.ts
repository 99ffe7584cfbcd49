import ts from 'typescript'
import type { SourceFile } from './source-files.ts'
import { syntaxOf } from './syntax-of.ts'

const keysInJson = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => keysInJson(inner, path === '' ? key : `${path}.${key}`))
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText()

const keysInTypeScript = (source: SourceFile): string[] => {
  const keys: string[] = []
  const visit = (node: ts.Node, above: string): void => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, (inner) => visit(inner, above))
      return
    }
    const key = above === '' ? nameOf(node.name) : `${above}.${nameOf(node.name)}`
    if (!ts.isObjectLiteralExpression(node.initializer)) keys.push(key)
    visit(node.initializer, key)
  }
  visit(syntaxOf(source), '')
  return keys
}

const read = new WeakMap<SourceFile, readonly string[]>()

const readKeys = (source: SourceFile): readonly string[] => {
  if (source.path.endsWith('.json')) return keysInJson(JSON.parse(source.text), '')
  return source.path.endsWith('.ts') ? keysInTypeScript(source) : []
}

/** The keys of a file's texts, with dots between levels. Other files than JSON and TypeScript have none. */
export const textKeys = (source: SourceFile): readonly string[] => {
  const keys = read.get(source) ?? readKeys(source)
  read.set(source, keys)
  return keys
}

/** Keys that all of some files have but `without` of them: what another one like them has to have. */
export const commonKeys = (files: readonly (readonly string[])[], without: number): readonly string[] => {
  const counts = new Map<string, number>()
  for (const keys of files) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= files.length - without).map(([key]) => key)
}
