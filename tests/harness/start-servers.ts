import { mkdtempSync, rmSync } from 'node:fs'
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
  /** Running servers that are used instead of starting them. */
  urls?: ServerUrls
  steps?: Steps
}

export type StartedServers = { servers: TestServers; stop: () => Promise<void> }

/**
 * Starts MongoDB, Kafka and Redis on free ports with their data in a temporary folder, and creates the topics. Servers
 * named by the environment are used instead: systems under test use their own prefixes. A MongoDB with several members
 * is started as native processes.
 */
export const startServers = async ({
  mongodbMembers = 1,
  urls = {},
  steps = silentSteps,
}: ServersOptions = {}): Promise<StartedServers> => {
  const folder = mkdtempSync(join(tmpdir(), 'pinline-servers-'))
  prepareDataFolder(folder)
  const supervisor = createSupervisor(folder)
  const stop = async () => {
    await killAll(supervisor)
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
      containers: mongodbMembers > 1 ? undefined : { start: startTestContainers, demanded: false },
      steps,
    })
    await createTopics(handles.kafka.brokers)
    return { servers: { ...handles, folder }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
