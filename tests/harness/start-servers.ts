import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@pinline/infra/machine/free-port'
import { createSupervisor } from '@pinline/infra/processes/supervisor'
import { logFolderOf, prepareDataFolder } from '@pinline/infra/product/data-folder'
import { chooseFreePorts } from '@pinline/infra/product/product-ports'
import { startTestContainers } from '@pinline/infra/servers/containers'
import type { ServerHandles } from '@pinline/infra/servers/server-handles'
import {
  type ServerUrls,
  serversOfEnvironment,
  startServers as startOrFind,
} from '@pinline/infra/servers/start-servers'
import { type Steps, silentSteps } from '@pinline/infra/terminal/steps'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { killAll } from './kill-all.ts'

/** Servers for one run of tests. It is plain data, so that it can be handed to the processes of the tests. */
export type TestServers = ServerHandles & {
  /** Their temporary folder, with a record of their processes and their logs. */
  folder: string
}

export type ServersOptions = {
  /** Members of MongoDB's replica set; default one. */
  mongodbMembers?: number
  /** MongoDB's data is on a disk of its own of this size, in memory; mounting it needs root. */
  mongodbDiskMegabytes?: number
  /** Running servers that are used instead of starting them. */
  urls?: ServerUrls
  steps?: Steps
}

export type StartedServers = { servers: TestServers; stop: () => Promise<void> }

/** Where the only member of a MongoDB has its data. */
export const mongodbFolderOf = (folder: string): string => join(folder, 'mongodb')

/** A disk in memory. Returns `unmount`; throws without the right to mount. */
const mountDisk = (folder: string, megabytes: number): (() => void) => {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  return () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' })
}

/**
 * Starts MongoDB, Kafka and Redis on free ports with their data in a temporary folder, and creates the topics. Servers
 * named by the environment are used instead: systems under test use their own prefixes. A MongoDB with several members
 * is started as native processes, and so is one on a disk of its own.
 */
export const startServers = async ({
  mongodbMembers = 1,
  mongodbDiskMegabytes,
  urls = {},
  steps = silentSteps,
}: ServersOptions = {}): Promise<StartedServers> => {
  const folder = mkdtempSync(join(tmpdir(), 'pinline-servers-'))
  prepareDataFolder(folder)
  const supervisor = createSupervisor(folder)
  const unmount =
    mongodbDiskMegabytes === undefined ? undefined : mountDisk(mongodbFolderOf(folder), mongodbDiskMegabytes)
  const stop = async () => {
    await killAll(supervisor)
    unmount?.()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const handles = await startOrFind({
      supervisor,
      dataFolder: folder,
      logFolder: logFolderOf(folder),
      ports: await chooseFreePorts(),
      furtherMongodbPorts: await freePorts(mongodbMembers - 1),
      urls: { ...serversOfEnvironment(), ...urls },
      containers:
        mongodbMembers > 1 || mongodbDiskMegabytes !== undefined
          ? undefined
          : { start: startTestContainers, demanded: false },
      steps,
    })
    await createTopics(handles.kafka.brokers)
    return { servers: { ...handles, folder }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
