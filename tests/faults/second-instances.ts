import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSupervisor } from '@pinline/infra/processes/supervisor'
import { prepareDataFolder } from '@pinline/infra/product/data-folder'
import { launchServices } from '@pinline/infra/product/launch-services'
import { chooseFreePorts } from '@pinline/infra/product/product-ports'
import { type ServiceName, serviceNames, serviceUrl } from '@pinline/infra/product/services'
import { silentSteps } from '@pinline/infra/terminal/steps'
import { killAll } from '../harness/kill-all.ts'
import { roomyOrders } from '../harness/roomy-orders.ts'
import type { TestSystem } from '../harness/start-system.ts'

export interface SecondInstances {
  readonly dataFolder: string
  readonly url: (name: ServiceName) => string
  /** Nothing happens if the service has no second instance. */
  readonly stopService: (name: ServiceName) => Promise<void>
  readonly startService: (name: ServiceName) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Second instances of some services beside a system, on the same databases, topics and groups. They call each other if
 * possible, otherwise the system's services.
 */
export const startSecondInstances = async (
  system: TestSystem,
  twins: readonly ServiceName[],
  settings: Record<string, string> = {},
  /** Of another release; default this one. */
  sourceFolder?: string,
): Promise<SecondInstances> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pinline-twin-'))
  prepareDataFolder(dataFolder)
  const supervisor = createSupervisor(dataFolder)
  const stop = async () => {
    await killAll(supervisor)
    rmSync(dataFolder, { recursive: true, force: true })
  }
  const portOfSystem = (name: ServiceName) => Number(new URL(system.urls[name]).port)
  const free = await chooseFreePorts()
  const shared = serviceNames.filter((name) => !twins.includes(name)).map((name) => [name, portOfSystem(name)] as const)
  const ports = { ...free, ...Object.fromEntries(shared) }
  try {
    await launchServices({
      supervisor,
      services: twins,
      steps: silentSteps,
      ...(sourceFolder === undefined ? {} : { sourceFolder }),
      installation: {
        dataFolder,
        ports,
        servers: system.servers,
        secrets: system.secrets,
        databasePrefix: system.databasePrefix,
        demoData: false,
        settings: { PINLINE_MODE: 'development', RATE_LIMITS: 'off', ...roomyOrders, ...settings },
      },
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    dataFolder,
    url: (name) => serviceUrl(ports[name]),
    stopService: async (name) => await supervisor.find(name)?.stop(),
    startService: async (name) => await supervisor.find(name)?.start(),
    stop,
  }
}
