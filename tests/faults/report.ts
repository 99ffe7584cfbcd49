import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@pinline/infra/project-folders'
import type { FaultRun } from './fault-run.ts'
import { withRun } from './report-table.ts'

const reportFile = join(import.meta.dirname, 'report.md')
const formatter = join(projectFolder, 'node_modules', '.bin', 'biome')

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that the faults run on; `+` if files are changed, and `unknown` outside of a repository. */
export const presentCommit = (): string => {
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!tests/faults/report.md') !== ''
    return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}

/** Adds a run to `report.md`. */
export const appendRun = (run: FaultRun): void => {
  const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : ''
  writeFileSync(reportFile, withRun(report, run))
  // In the formatter's style, because the file is committed.
  execFileSync(formatter, ['format', '--write', reportFile], { cwd: projectFolder, stdio: 'ignore' })
}
