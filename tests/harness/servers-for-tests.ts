import type { TestProject } from 'vitest/node'
import { startServers, type TestServers } from './start-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    servers: TestServers
  }
}

/** Starts the servers once for all projects of a run; a test gets them by `inject('servers')`. */
export const setup = async ({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const root = vitest.getRootProject()
  if ('servers' in root.getProvidedContext()) return undefined
  const { servers, stop } = await startServers()
  root.provide('servers', servers)
  return stop
}
