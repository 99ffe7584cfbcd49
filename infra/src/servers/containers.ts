import { join } from 'node:path'
import { DockerComposeEnvironment } from 'testcontainers'
import { findProgram } from '../machine/find-program.ts'
import { runCommand } from '../machine/run-command.ts'
import { ProcessFailure } from '../processes/managed-process.ts'
import { projectFolder } from '../project-folders.ts'
import { formReplicaSet, mongodbUrl } from './replica-set.ts'
import type { ServerHandles, ServerPorts } from './server-handles.ts'

const composeFolder = join(projectFolder, 'infra')
const composeFile = 'compose.yaml'

/** Whether a container engine's daemon responds; a program without its daemon does not count. */
export const containerEngineResponds = async (): Promise<boolean> => {
  const docker = findProgram('docker')
  if (docker === undefined) return false
  const version = await runCommand(docker, ['version', '--format', '{{.Server.Version}}'], { timeoutMs: 5_000 })
  return version.code === 0 && (await runCommand(docker, ['compose', 'version'], { timeoutMs: 5_000 })).code === 0
}

/** Whether containers are requested: PINLINE_SERVERS=containers. */
export const containersWanted = (): boolean => process.env.PINLINE_SERVERS === 'containers'

export type ContainerServers = { handles: ServerHandles; stop: () => Promise<void> }

/** Starts the servers by `docker compose`; their volumes are kept. */
export const startComposedServers = async (ports: ServerPorts): Promise<ContainerServers> => {
  await compose(ports, 'up', '--detach', '--wait')
  await formReplicaSet(undefined, ports.mongodb)
  return { handles: handlesOf(ports), stop: () => stopComposedServers(ports) }
}

/** Stops the containers of `startComposedServers` and keeps their volumes. */
export const stopComposedServers = (ports: ServerPorts): Promise<void> => compose(ports, 'stop')

/** Removes the containers with their volumes. */
export const removeComposedServers = (ports: ServerPorts): Promise<void> => compose(ports, 'down', '--volumes')

/** Starts servers for one test run by testcontainers, which removes them even if the run is killed. */
export const startTestContainers = async (ports: ServerPorts): Promise<ContainerServers> => {
  const environment = await new DockerComposeEnvironment(composeFolder, composeFile)
    .withEnvironment(variablesOf(ports))
    .withStartupTimeout(120_000)
    .up()
  await formReplicaSet(undefined, ports.mongodb)
  return { handles: handlesOf(ports), stop: () => environment.down({ removeVolumes: true }).then(() => undefined) }
}

const compose = async (ports: ServerPorts, ...args: string[]): Promise<void> => {
  const command = ['compose', '-f', join(composeFolder, composeFile), ...args]
  const result = await runCommand('docker', command, { environment: variablesOf(ports) })
  if (result.code !== 0) throw new ProcessFailure(`docker ${command.join(' ')} failed:\n${result.output}`)
}

const variablesOf = (ports: ServerPorts): Record<string, string> => ({
  MONGODB_PORT: String(ports.mongodb),
  KAFKA_PORT: String(ports.kafka),
  REDIS_PORT: String(ports.redis),
})

const handlesOf = (ports: ServerPorts): ServerHandles => ({
  mongodb: { url: mongodbUrl(undefined, ports.mongodb), provision: 'containers' },
  kafka: { brokers: `127.0.0.1:${ports.kafka}`, provision: 'containers' },
  redis: { url: `redis://127.0.0.1:${ports.redis}`, provision: 'containers' },
})
