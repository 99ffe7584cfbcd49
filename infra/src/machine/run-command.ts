import { spawn } from 'node:child_process'

export type CommandResult = { code: number; output: string }

/**
 * Runs a program to its end without a terminal. A program that cannot be started ends with 127.
 * @param options.timeoutMs after which it is killed; unlimited when absent
 */
export const runCommand = (
  command: string,
  args: string[],
  options: { cwd?: string; environment?: Record<string, string | undefined>; timeoutMs?: number } = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(command, args, {
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
