import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

/**
 * What the first view of home, list, search, part and written pages may load of other packages. Bytes are held after a build, by
 * `tests/system/product/first-view-size.spec.ts`; this needs none, and names the import that costs them.
 */
const allowed = [
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-router-ssr-query',
  'jotai',
  'lucide-react',
  'react',
  'react-dom',
  // The build leaves schemas out of the first view (`storefront/defer-schemas.ts`).
  'zod',
]

const source = new URL('../../storefront/src/', import.meta.url)
const firstPages = [
  'app/entry-client.tsx',
  'features/home/home-page.tsx',
  'features/product-list/product-list-page.tsx',
  'features/product-list/product-search-page.tsx',
  'features/product-detail/product-detail-page.tsx',
  'features/content/content-page.tsx',
]

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean => {
  if (importClause === undefined) return false
  if (importClause.isTypeOnly) return true
  const bindings = importClause.namedBindings
  if (importClause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) return false
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly)
}

const isStyle = (specifier: string): boolean => specifier.endsWith('.css')

/** What a module imports when it is loaded: neither types nor what it imports later. */
const importsOf = (file: string): string[] => {
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return parsed.statements.flatMap((statement) => {
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly
    const isImport = ts.isImportDeclaration(statement) && !isTypeOnly(statement)
    if (!isExport && !isImport) return []
    const { moduleSpecifier } = statement
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return []
    return isStyle(moduleSpecifier.text) ? [] : [moduleSpecifier.text]
  })
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that modules load, each with the module of ours that first imports it. */
const packagesFrom = (roots: readonly string[]): ReadonlyMap<string, string> => {
  const packages = new Map<string, string>()
  const files = new Set(roots)
  for (const file of files)
    for (const specifier of importsOf(file)) {
      const isOurs = specifier.startsWith('.') || specifier.startsWith('@pinline/')
      if (!isOurs) {
        const name = packageOf(specifier)
        if (!packages.has(name)) packages.set(name, file)
        continue
      }
      const found = specifier.startsWith('.')
        ? fileURLToPath(new URL(specifier, pathToFileURL(file)))
        : createRequire(file).resolve(specifier)
      if (['.ts', '.tsx'].includes(extname(found))) files.add(found)
    }
  return packages
}

it('a first view loads no package that it need not', () => {
  const found = packagesFrom(firstPages.map((page) => fileURLToPath(new URL(page, source))))
  expect([...found].filter(([name]) => !allowed.includes(name))).toEqual([])
  expect([...found.keys()].toSorted()).toEqual(allowed)
})

it('sees what a page loads that is none of them', () => {
  const found = packagesFrom([fileURLToPath(new URL('features/quick-order/quick-order-page.tsx', source))])
  expect(found.size).toBeGreaterThan(0)
})
