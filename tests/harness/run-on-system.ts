import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startServers } from './start-servers.ts'
import { startSystem } from './start-system.ts'

/**
 * Starts servers and a system and runs a script of the tests against it, such as `journeys/screenshots.ts`, with the
 * gateway's URL as PUBLIC_URL and `demo-accounts.json` in PINLINE_DATA.
 */
const run = async (script: string, args: string[]): Promise<number> => {
  const { servers, stop: stopServers } = await startServers()
  try {
    const system = await startSystem(servers, { products: 5_112 })
    try {
      return await runScript(script, args, { PUBLIC_URL: system.url, PINLINE_DATA: system.dataFolder })
    } finally {
      await system.stop()
    }
  } finally {
    await stopServers()
  }
}

const runScript = (script: string, args: string[], environment: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', script), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

const [script = '', ...args] = process.argv.slice(2)
process.exitCode = await run(script, args)
