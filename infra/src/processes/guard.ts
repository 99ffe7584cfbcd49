import { readRecord } from './process-record.ts'
import { stopRecorded } from './stop-recorded.ts'

/**
 * Runs beside a supervisor and holds one end of a pipe. When the supervisor dies without stopping its children
 * (SIGKILL, out of memory), the pipe closes and the guard stops the recorded processes. Arguments: the data folder and
 * the supervisor's pid.
 */
const [dataFolder = '', supervisorPid = ''] = process.argv.slice(2)

for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)

process.stdin.resume()
process.stdin.on('end', () => {
  const record = readRecord(dataFolder)
  const finish = record?.supervisor.pid === Number(supervisorPid) ? stopRecorded(dataFolder) : Promise.resolve([])
  finish.finally(() => process.exit(0)).catch(() => process.exit(1))
})
