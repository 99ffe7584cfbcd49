import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '@pinline/infra/project-folders'
import { z } from 'zod'

/** Sources of an earlier release that can be run. */
export interface Release {
  readonly folder: string
  /** Its commit. */
  readonly commit: string
  readonly remove: () => void
}

const own = '@pinline'
const commitsFile = join(projectFolder, 'tests/contracts/releases/commits.json')
const git = (...words: string[]): string => execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8' }).trim()

/** The commit of the last release: see `tests/contracts/record-release.ts`. Throws if this history has no such commit. */
export const lastReleaseCommit = (): string => {
  const commits = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(commitsFile, 'utf8')))
  const [commit] = Object.values(commits).slice(-1)
  if (commit === undefined) throw new Error('no release is recorded')
  return git('rev-parse', '--short', '--verify', `${commit}^{commit}`)
}

/** Its packages are the installed ones, except those of the project, which are its own. */
const linkPackages = (folder: string): void => {
  const [installed, linked] = [join(projectFolder, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(linked, own), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== own && !name.startsWith('.')) symlinkSync(join(installed, name), join(linked, name))
  for (const name of readdirSync(join(installed, own)))
    symlinkSync(readlinkSync(join(installed, own, name)), join(linked, own, name))
}

/** Unpacks the sources of the last release; throws outside of a repository. */
export const unpackLastRelease = (): Release => {
  const commit = lastReleaseCommit()
  const folder = mkdtempSync(join(tmpdir(), 'pinline-release-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: projectFolder, maxBuffer: 256 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  return { folder, commit, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
