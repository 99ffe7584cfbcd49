import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

const program = join(import.meta.dirname, 'stub-server.ts')
const listening = z.object({ port: z.int() })

export interface StubProcess {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts `stub-server.ts` in a separate process on a free port. */
export const startStub = async (environment: Readonly<Record<string, string>>): Promise<StubProcess> => {
  const child = fork(program, { env: { ...process.env, ...environment }, execArgv: [] })
  const ended = once(child, 'exit')
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(`the stub ${environment.STUB_NAME} did not start`)
    }),
  ])
  const { port } = listening.parse(message)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
