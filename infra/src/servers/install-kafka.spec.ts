import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folders.ts'
import { parseJavaVersion } from './install-kafka.ts'
import { serverDownloads } from './server-download.ts'

it('reads the major version of old and new Javas', () => {
  expect(parseJavaVersion('openjdk version "17.0.15" 2025-04-15')).toBe(17)
  expect(parseJavaVersion('java version "1.8.0_402"')).toBe(8)
  expect(parseJavaVersion('openjdk version "21" 2023-09-19')).toBe(21)
  expect(parseJavaVersion('command not found')).toBe(0)
})

it('have the same Kafka version by Maven and in containers', () => {
  const read = (file: string) => readFileSync(join(projectFolder, 'infra', file), 'utf8')
  const kafkaVersion = serverDownloads.kafka.version
  expect(read('kafka/pom.xml')).toContain(`<version>${kafkaVersion}</version>`)
  expect(read('compose.yaml')).toContain(`apache/kafka:${kafkaVersion}`)
})
