import { livingSupervisor } from './processes/process-record.ts'
import { stopRecorded } from './processes/stop-recorded.ts'
import { waitUntil } from './processes/wait-until.ts'
import { readPorts } from './product/product-ports.ts'
import { defaultDataFolder } from './project-folders.ts'
import { containersWanted, stopComposedServers } from './servers/containers.ts'
import { reportFailure } from './terminal/report-failure.ts'

const patienceMs = 90_000

/** Stops a running `npm start`, and whatever a dead one left behind. Nothing else is touched. */
const stop = async (): Promise<void> => {
  const dataFolder = defaultDataFolder()
  const pid = livingSupervisor(dataFolder)
  if (pid !== undefined) {
    process.kill(pid, 'SIGTERM')
    const ended = await waitUntil(() => livingSupervisor(dataFolder) === undefined, { timeoutMs: patienceMs })
    if (!ended) process.kill(pid, 'SIGKILL')
  }
  const orphans = await stopRecorded(dataFolder)
  if (pid === undefined && containersWanted()) await stopContainers(dataFolder)
  if (pid !== undefined) process.stdout.write(`stopped Pinline (pid ${pid})\n`)
  if (orphans.length > 0) process.stdout.write(`stopped what was left of it: ${orphans.join(', ')}\n`)
  if (pid === undefined && orphans.length === 0) process.stdout.write(`nothing runs on ${dataFolder}\n`)
}

const stopContainers = async (dataFolder: string): Promise<void> => {
  const { mongodb, kafka, kafkaController, redis } = readPorts(dataFolder)
  if (mongodb && kafka && kafkaController && redis) {
    await stopComposedServers({ mongodb, kafka, kafkaController, redis })
  }
}

await stop().catch((error: unknown) => {
  reportFailure(error)
  process.exitCode = 1
})
