import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { type CommandResult, runCommand } from '../machine/run-command.ts'
import { projectFolder } from '../project-folders.ts'

const binaries = join(projectFolder, 'node_modules', '.bin')
const searchPath = () => `${binaries}${delimiter}${process.env.PATH ?? ''}`

/** Runs a program of an npm package on the project's own Node, and captures its output. */
export const runCaptured = (
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> =>
  runCommand(join(binaries, program), args, {
    cwd: projectFolder,
    environment: { ...environment, PATH: searchPath() },
  })

/**
 * Runs such a program with its output shown and without a terminal. Signals that end this process are forwarded, and it
 * ends after the program.
 * @returns the program's exit code
 */
export const runInherited = (
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(join(binaries, program), args, {
      cwd: projectFolder,
      env: { ...process.env, ...environment, PATH: searchPath() },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const hand = (signal: NodeJS.Signals) => {
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hand)
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })
