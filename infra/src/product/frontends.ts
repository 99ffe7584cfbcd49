import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from '../machine/run-command.ts'
import { ProcessFailure } from '../processes/managed-process.ts'
import { projectFolder } from '../project-folders.ts'

type Frontend = { name: 'storefront' | 'console'; sources: string[] }

const contracts = ['events/src/**/*', 'services/contracts/src/**/*']
const ui = ['storefront/ui/src/**/*']

const frontends: Frontend[] = [
  { name: 'storefront', sources: ['storefront/{src,public}/**/*', 'storefront/*.*', ...ui, ...contracts] },
  { name: 'console', sources: ['console/{src,public}/**/*', 'console/*.*', ...ui, ...contracts] },
]

/** A build in the pseudo-language is stale for a start without it. */
const pseudoMark = process.env.PSEUDO_LANGUAGE === 'on' ? ' pseudo-language' : ''

const generated = /routeTree\.gen\.ts$|\.spec\.tsx?$/

/**
 * Builds the frontends whose sources have changed since their last build.
 * @returns the names of those built
 */
export const buildFrontends = async (): Promise<string[]> => {
  const stale = frontends
    .map((frontend) => ({ ...frontend, hash: `${hashSources(projectFolder, frontend.sources)}${pseudoMark}` }))
    .filter(({ name, hash }) => readStamp(name) !== hash)
  for (const { name, hash } of stale) {
    await build(name)
    writeFileSync(stampFileOf(name), hash)
  }
  return stale.map(({ name }) => name)
}

/** A hash over the names and contents of all files that the patterns name, generated files and specs left out. */
export const hashSources = (folder: string, patterns: string[]): string => {
  const files = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !generated.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file.slice(folder.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

const stampFileOf = (name: string): string => join(projectFolder, name, 'dist', '.built-from')

const readStamp = (name: string): string | undefined =>
  existsSync(stampFileOf(name)) ? readFileSync(stampFileOf(name), 'utf8') : undefined

const build = async (name: string): Promise<void> => {
  const binaries = join(projectFolder, 'node_modules', '.bin')
  const args = ['run', 'build', `--filter=@pinline/${name}`, '--output-logs=full', '--log-prefix=none', '--ui=stream']
  const result = await runCommand(join(binaries, 'turbo'), args, {
    cwd: projectFolder,
    environment: {
      PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      TURBO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
  })
  if (result.code !== 0) throw new ProcessFailure(`The ${name} could not be built:\n${firstLines(result.output)}`)
}

const firstLines = (output: string): string => output.trimEnd().split('\n').slice(0, 40).join('\n')
