import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { eventsFolder } from './contract-modules.ts'
import { eventsOf } from './event-unions.ts'

/**
 * Writes the events of a release for `releases.spec.ts`, a line each: its JSON Schema and its golden samples.
 * `node tests/contracts/record-release.ts > tests/contracts/releases/<version>.ndjson`; another folder of events, of an
 * earlier commit, as an argument. The commit belongs into `releases/commits.json`.
 */
const [folder = eventsFolder] = process.argv.slice(2)
const golden = join(folder, 'golden')

for (const service of serviceName.options)
  for (const [type, union] of await eventsOf(folder, service)) {
    const option = union.options.find((one) => one instanceof z.ZodObject && one.shape.type.safeParse(type).success)
    const schema = z.toJSONSchema(option ?? union, { io: 'input', unrepresentable: 'any' })
    const samples = readdirSync(golden)
      .filter((file) => file.startsWith(`${type}.v`) && !file.endsWith('.as-read.json'))
      .toSorted()
      .map((file) => JSON.parse(readFileSync(join(golden, file), 'utf8')))
    process.stdout.write(`${JSON.stringify({ service, type, schema, samples })}\n`)
  }
