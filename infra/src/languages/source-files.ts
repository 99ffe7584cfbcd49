import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../project-folders.ts'

export interface SourceFile {
  /** From the project's folder. */
  readonly path: string
  readonly text: string
}

/** Where the product has its texts and tables, and where it is said how a language is written. */
const roots = ['events', 'services', 'storefront', 'console', 'infra/languages']
const read = /\.(?:tsx?|json|css|md)$/
/** Samples and specs follow from what they test. */
const left = /\.(?:spec|fixtures)\.tsx?$|\/golden\/|\/(?:package|tsconfig)\.json$/

/** Files of the product that can be a place for a language, in order of their paths. */
export const sourceFiles = (): readonly SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...roots], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => read.test(path) && !left.test(path) && existsSync(join(projectFolder, path)))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }))
