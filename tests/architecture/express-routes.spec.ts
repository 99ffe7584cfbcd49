import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownPaths, pathsOfCalls, routedPages, shopPages } from '../security/path-table.ts'

const project = join(import.meta.dirname, '..', '..')

const sources = ['services', 'storefront/src'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|node_modules|dist\//.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(project, folder, file), 'utf8') })),
)

const registration =
  /\b(?:app|router)\s*\.(all|get|head|post|put|patch|delete|options|use|route)\(\s*('[^']*'|`[^`]*`|\[[^\]]*\]|[a-z][\w.]*(?=[,(]))/gi

/** Fails for a route that the matrices of `tests/security` know nothing of. */
test('every route of Express is in a table', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(registration)]
      // Middleware has no path.
      .filter(([, method, path = '']) => method !== 'use' || /^['`[]/.test(path))
      .map(([, method, path = '']) => `${file}: ${method} ${path.replaceAll("'", '').replaceAll(/\$\{[^}]*\}/g, '*')}`),
  )
  const listed = [...pathsOfCalls, ...ownPaths.map(({ registered }) => registered)]
  expect(found.toSorted()).toEqual(listed.toSorted())
})

test('every page of the shop is in the table', () =>
  expect([...new Set(routedPages())].toSorted()).toEqual(Object.keys(shopPages).toSorted()))
