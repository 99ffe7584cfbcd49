import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inheritedEnvironment } from '../processes/inherited-environment.ts'
import type { ManagedProcess } from '../processes/managed-process.ts'
import { writeJsonFile } from '../processes/process-record.ts'
import type { Supervisor } from '../processes/supervisor.ts'
import { cacheFolder, projectFolder } from '../project-folders.ts'
import type { Steps } from '../terminal/steps.ts'
import { logFolderOf, servicesFileOf } from './data-folder.ts'
import { type Installation, metricsPortOf, serviceEnvironment } from './service-environment.ts'
import { type ServiceName, services, serviceUrl } from './services.ts'

export type LaunchRequest = {
  supervisor: Supervisor
  installation: Installation
  services: readonly ServiceName[]
  steps: Steps
  /** A running build of the frontends, for which the services that serve them wait. */
  frontends?: Promise<unknown>
  /** Where the services' sources are: the project, or a copy of another release. */
  sourceFolder?: string
}

const graceMs = 10_000
/** A first start with demo orders takes a minute, and several beside much other work. A crash is noticed at once. */
const readyMs = 300_000
const responseTimeoutMs = 5_000

/** Starts services as separate processes, all at once, and waits until each is ready or one has failed. */
export const launchServices = async (request: LaunchRequest): Promise<void> => {
  const { supervisor, installation, steps, sourceFolder = projectFolder } = request
  const publish = () => publishServices(request)
  supervisor.listen((event) => {
    if (event.kind === 'started') publish()
  })
  // Where no service is started, commands need the servers' addresses all the same.
  publish()
  await Promise.all(
    request.services.map((name) => {
      const managed = manageService(supervisor, { name, installation, sourceFolder })
      return steps.run(
        name,
        async () => {
          if (services[name].servesFrontends) await request.frontends
          await managed.start()
        },
        () => serviceUrl(installation.ports[name]),
      )
    }),
  )
}

type Launched = { name: ServiceName; installation: Installation; sourceFolder: string }

const manageService = (supervisor: Supervisor, { name, installation, sourceFolder }: Launched): ManagedProcess => {
  const { main, tier, heapMegabytes, semiSpaceMegabytes } = services[name]
  const binaries = join(projectFolder, 'node_modules', '.bin')
  return supervisor.manage({
    name,
    command: process.execPath,
    args: [
      `--max-old-space-size=${heapMegabytes}`,
      `--max-semi-space-size=${semiSpaceMegabytes}`,
      join(sourceFolder, main),
    ],
    cwd: sourceFolder,
    environment: {
      NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
      ...inheritedEnvironment('NODE_OPTIONS', 'VITEST', 'VITEST_MODE', 'VITEST_POOL_ID', 'VITEST_WORKER_ID'),
      PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
      ...serviceEnvironment(name, installation),
    },
    logFile: join(logFolderOf(installation.dataFolder), `${name}.log`),
    tier,
    graceMs,
    readyMs,
    isReady: () => readyResponse(installation.ports[name]),
  })
}

/**
 * While a changed view is backfilled, which takes time proportional to the events, the response says how many are left.
 */
const readyResponse = async (port: number): Promise<boolean | string> => {
  const response = await fetch(`${serviceUrl(port)}/readyz`, { signal: AbortSignal.timeout(responseTimeoutMs) })
  const reason = await response.text()
  return response.status === 200 || reason
}

/** Writes `services.json`: what runs where, for people, tests and tools. */
const publishServices = ({ supervisor, installation, services: names }: LaunchRequest): void => {
  if (!existsSync(installation.dataFolder)) return
  const { servers, ports, dataFolder } = installation
  const running = names.flatMap((name) => {
    const managed = supervisor.find(name)
    if (managed === undefined) return []
    const metricsUrl = `${serviceUrl(metricsPortOf(name, ports))}/metrics`
    return [{ name, url: serviceUrl(ports[name]), metricsUrl, pid: managed.pid() ?? null, logFile: managed.logFile }]
  })
  writeJsonFile(servicesFileOf(dataFolder), {
    services: running,
    mongodb: { ...servers.mongodb, ...processOf(supervisor, 'mongodb') },
    kafka: { ...servers.kafka, ...processOf(supervisor, 'kafka') },
    redis: { ...servers.redis, ...processOf(supervisor, 'redis') },
  })
}

const processOf = (supervisor: Supervisor, name: string) => {
  const managed = supervisor.find(name)
  return managed === undefined ? {} : { pid: managed.pid() ?? null, logFile: managed.logFile }
}
