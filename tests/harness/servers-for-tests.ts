import type { TestProject } from 'vitest/node'
import { startServers, type TestServers } from './start-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    servers: TestServers
  }
}

/** Starts the servers once for all server-backed tests; a test gets them by `inject('servers')`. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { servers, stop } = await startServers()
  project.provide('servers', servers)
  return stop
}
