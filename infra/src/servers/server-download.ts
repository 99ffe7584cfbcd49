import downloads from '../../downloads.json' with { type: 'json' }
import jars from '../../kafka/jars.json' with { type: 'json' }
import { type CommandResult, runCommand } from '../machine/run-command.ts'
import { projectFolder } from '../project-folders.ts'

/** Downloads of the servers. `bootstrap.mjs` reads the same file to start them while npm installs. */
export const serverDownloads = downloads

/** Kafka's broker and its libraries, with the SHA-256 of each jar. */
export const kafkaJars = Object.entries(jars).map(([coordinates, sha256]) => {
  const [group = '', artifact = '', version = ''] = coordinates.split(':')
  return { group, artifact, version, sha256 }
})

const placeholder = '{folder}'
const timeoutMs = 600_000

/** Downloads a server's files into a folder with the program of `by`. */
export const downloadServer = (
  server: keyof typeof downloads,
  program: string,
  folder: string,
): Promise<CommandResult> => {
  const args = serverDownloads[server].args.map((argument) => argument.replace(placeholder, folder))
  return runCommand(program, args, { cwd: projectFolder, timeoutMs })
}
