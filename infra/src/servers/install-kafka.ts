import { join } from 'node:path'
import { findProgram } from '../machine/find-program.ts'
import { MissingComponent } from '../machine/missing-component.ts'
import { runCommand } from '../machine/run-command.ts'
import { installSystemPackages } from '../machine/system-packages.ts'
import { cacheFolder } from '../project-folders.ts'
import { filesThatDiffer, notAsRecorded } from './check-hashes.ts'
import { installOnce } from './install-once.ts'
import { downloadServer, kafkaJars, serverDownloads } from './server-download.ts'

const minJava = 17
const jarHashes = new Map(kafkaJars.map(({ artifact, version, sha256 }) => [`${artifact}-${version}.jar`, sha256]))

/** Java's program and the class path that Kafka's broker runs with: downloaded once by Maven, checked at each start. */
export const installKafka = async (): Promise<{ java: string; classPath: string }> => {
  const java = await findJava()
  const folder = join(cacheFolder, serverDownloads.kafka.folder)
  await installOnce(folder, download)
  const wrong = await filesThatDiffer(folder, jarHashes)
  if (wrong.length > 0) throw notAsRecorded('Kafka', folder, wrong)
  return { java, classPath: join(folder, '*') }
}

const download = async (target: string): Promise<void> => {
  const result = await downloadServer('kafka', await findMaven(), target)
  if (result.code === 0) return
  const lastLines = result.output.trimEnd().split('\n').slice(-5).join('\n         ')
  throw new MissingComponent(
    'Kafka',
    [
      'KAFKA_BROKERS, which is not set',
      `mvn -f infra/kafka/pom.xml dependency:copy-dependencies:\n         ${lastLines}`,
    ],
    'make sure that Maven reaches a repository, or set KAFKA_BROKERS',
  )
}

const findMaven = async (): Promise<string> => {
  const found = findProgram('mvn')
  if (found !== undefined) return found
  await installSystemPackages('Maven', ['maven'], ['mvn on PATH'])
  const installed = findProgram('mvn', '/usr/bin/mvn')
  if (installed !== undefined) return installed
  throw new MissingComponent('Maven', ['apt-get install maven'], 'install Maven 3.6 or later')
}

const findJava = async (): Promise<string> => {
  const home = process.env.JAVA_HOME
  const candidates = [...(home ? [join(home, 'bin', 'java')] : []), 'java']
  const found = findProgram(...candidates)
  if (found !== undefined && (await javaVersion(found)) >= minJava) return found
  await installSystemPackages('Java 17', ['openjdk-17-jre-headless'], [`java ${minJava} or later on PATH`])
  const installed = findProgram(
    '/usr/lib/jvm/java-17-openjdk-amd64/bin/java',
    '/usr/lib/jvm/java-17-openjdk-arm64/bin/java',
    'java',
  )
  if (installed !== undefined && (await javaVersion(installed)) >= minJava) return installed
  throw new MissingComponent('Java 17', ['apt-get install openjdk-17-jre-headless'], 'install Java 17 or later')
}

/** The major version of a java program; 0 if unknown. */
export const javaVersion = async (java: string): Promise<number> =>
  parseJavaVersion((await runCommand(java, ['-version'])).output)

/** Reads `openjdk version "17.0.15"` as 17 and `java version "1.8.0_402"` as 8. */
export const parseJavaVersion = (output: string): number => {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? []
  return first === '1' ? Number(second) : Number(first)
}
