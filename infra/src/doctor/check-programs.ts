import { existsSync } from 'node:fs'
import { findBrowser, hasCjkFonts } from '../machine/browser.ts'
import { findProgram } from '../machine/find-program.ts'
import { runCommand } from '../machine/run-command.ts'
import { containerEngineResponds, containersWanted } from '../servers/containers.ts'
import { parseJavaVersion } from '../servers/install-kafka.ts'
import { mongodFolder } from '../servers/install-mongod.ts'
import type { Finding, Level } from './finding.ts'

const canInstall = (): boolean => process.getuid?.() === 0 && findProgram('apt-get') !== undefined

/** A missing program that is installed automatically is no error. */
const missing = (name: string, packages: string, level: Level = 'fail'): Finding =>
  canInstall()
    ? { name, level: 'warn', found: 'missing', remedy: `nothing: npm start installs ${packages}` }
    : { name, level, found: 'missing', remedy: `install ${packages}` }

/** Looks for the programs that servers, tests and Pinline itself run with. */
export const checkPrograms = async (): Promise<Finding[]> => {
  const looks = [node, npm, java, maven, python, mongod, redis, chromium, fonts, containers]
  return Promise.all(looks.map((look) => look()))
}

const node = async (): Promise<Finding> => ({ name: 'Node', level: 'ok', found: process.version })

const npm = async (): Promise<Finding> => {
  const result = await runCommand('npm', ['--version'])
  const version = result.output.trim().split('\n').at(-1) ?? ''
  return result.code === 0
    ? { name: 'npm', level: 'ok', found: version }
    : { name: 'npm', level: 'fail', found: 'does not run', remedy: 'install Node with npm' }
}

const java = async (): Promise<Finding> => {
  if (process.env.KAFKA_BROKERS) return notNeeded('Java', 'KAFKA_BROKERS')
  const program = findProgram('java')
  if (program === undefined) return missing('Java', 'openjdk-17-jre-headless')
  const version = parseJavaVersion((await runCommand(program, ['-version'])).output)
  if (version >= 17) return { name: 'Java', level: 'ok', found: `${version}, ${program}` }
  return { ...missing('Java', 'openjdk-17-jre-headless'), found: `${version}, ${program}, is too old for Kafka` }
}

const maven = async (): Promise<Finding> => {
  if (process.env.KAFKA_BROKERS) return notNeeded('Maven', 'KAFKA_BROKERS')
  const program = findProgram('mvn')
  return program === undefined ? missing('Maven', 'maven') : { name: 'Maven', level: 'ok', found: program }
}

const python = async (): Promise<Finding> => {
  if (process.env.MONGODB_URL) return notNeeded('Python', 'MONGODB_URL')
  const program = findProgram('python3', 'python')
  if (program === undefined) return missing('Python', 'python3 python3-pip')
  const pip = await runCommand(program, ['-m', 'pip', '--version'])
  if (pip.code !== 0) return { ...missing('Python', 'python3-pip'), found: `${program} has no pip` }
  return { name: 'Python', level: 'ok', found: `${program} with pip` }
}

const mongod = async (): Promise<Finding> => {
  if (process.env.MONGODB_URL) return notNeeded('mongod', 'MONGODB_URL')
  const program = findProgram('mongod') ?? (existsSync(mongodFolder) ? mongodFolder : undefined)
  return { name: 'mongod', level: 'ok', found: program ?? 'comes by pip at the first start' }
}

const redis = async (): Promise<Finding> => {
  if (process.env.REDIS_URL) return notNeeded('Redis', 'REDIS_URL')
  const program = findProgram('redis-server')
  return program === undefined ? missing('Redis', 'redis-server') : { name: 'Redis', level: 'ok', found: program }
}

const chromium = async (): Promise<Finding> => {
  const program = findBrowser()
  if (program === undefined) return missing('Chromium', 'chromium (for npm test and npm run screenshots)', 'warn')
  return { name: 'Chromium', level: 'ok', found: program }
}

const fonts = async (): Promise<Finding> => {
  if (await hasCjkFonts()) return { name: 'CJK fonts', level: 'ok', found: 'there' }
  return missing('CJK fonts', 'fonts-noto-cjk (for npm run screenshots)', 'warn')
}

const containers = async (): Promise<Finding> => {
  const responds = await containerEngineResponds()
  if (responds) return { name: 'containers', level: 'ok', found: 'the engine answers' }
  const remedy = 'start the engine, or unset PINLINE_SERVERS'
  const found = 'no engine answers; servers run as processes'
  return containersWanted()
    ? { name: 'containers', level: 'fail', found: 'PINLINE_SERVERS=containers, but no engine answers', remedy }
    : { name: 'containers', level: 'ok', found }
}

const notNeeded = (name: string, variable: string): Finding => ({
  name,
  level: 'ok',
  found: `not needed: ${variable} is set`,
})
