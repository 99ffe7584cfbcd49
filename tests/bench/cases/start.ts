import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@pinline/infra/machine/free-port'
import type { BenchCase } from '../bench-case.ts'

const bootstrap = join(import.meta.dirname, '..', '..', '..', 'infra', 'bootstrap.mjs')
const readyLine = /ready after ([\d.]+) s/
const maxMs = 150_000

/** Runs `npm start` until it reports ready, and stops it. Returns the reported seconds. */
const startOnce = async (dataFolder: string): Promise<number> => {
  const [port = 0] = await freePorts(1)
  const child = spawn(process.execPath, [bootstrap, 'start'], {
    env: { ...process.env, PINLINE_DATA: dataFolder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  const ready = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready after ${maxMs} ms:\n${output}`)), maxMs)
    child.on('exit', () => reject(new Error(`npm start ended:\n${output}`)))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8')
        const said = readyLine.exec(output)?.[1]
        if (said === undefined) return
        clearTimeout(timer)
        resolve(Number(said))
      })
  })
  try {
    return await ready
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/**
 * The start time that `npm start` reports for servers, services and frontends, first without data and then with its
 * own.
 */
export const start: BenchCase = {
  name: 'start',
  run: async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'pinline-bench-'))
    try {
      const first = await startOnce(dataFolder)
      const again = await startOnce(dataFolder)
      return [
        { measure: 'npm start with an empty data folder', value: first, unit: 's', detail: {} },
        { measure: 'npm start with its data', value: again, unit: 's', detail: {} },
      ]
    } finally {
      rmSync(dataFolder, { recursive: true, force: true })
    }
  },
}
