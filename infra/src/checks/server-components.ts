import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../project-folders.ts'
import { kafkaJars, serverDownloads } from '../servers/server-download.ts'

/** A part of the software bill of materials, in the form of CycloneDX 1.5. */
export type Component = {
  type: 'application' | 'library'
  'bom-ref': string
  group?: string
  name: string
  version: string
  purl: string
  hashes: { alg: 'SHA-256'; content: string }[]
}

const requirement = /^([\w-]+)==([\w.]+)/m
const pipHash = /--hash=sha256:([0-9a-f]{64})/g

/** The servers of `downloads.json`: the Python package with mongod, and Kafka's jars. */
export const serverComponents = (): Component[] => {
  const requirements = readFileSync(join(projectFolder, 'infra', 'mongodb', 'requirements.txt'), 'utf8')
  const [, wheel = '', wheelVersion = ''] = requirement.exec(requirements) ?? []
  const wheelPurl = `pkg:pypi/${wheel}@${wheelVersion}`
  const mongod: Component = {
    type: 'application',
    'bom-ref': wheelPurl,
    name: 'mongod',
    version: serverDownloads.mongodb.version,
    purl: wheelPurl,
    hashes: [...requirements.matchAll(pipHash)].map(([, content = '']) => ({ alg: 'SHA-256', content })),
  }
  return [mongod, ...kafkaJars.map(jarComponent)]
}

const jarComponent = ({ group, artifact, version, sha256 }: (typeof kafkaJars)[number]): Component => {
  const purl = `pkg:maven/${group}/${artifact}@${version}`
  const hashes = [{ alg: 'SHA-256' as const, content: sha256 }]
  return { type: 'library', 'bom-ref': purl, group, name: artifact, version, purl, hashes }
}

const npmBill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.unknown()),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
})

/** npm's bill of the packages, with the servers as further components that the product depends on. */
export const billWithServers = (bill: unknown): object => {
  const { metadata, components, dependencies, ...rest } = npmBill.parse(bill)
  const root = metadata.component['bom-ref']
  const servers = serverComponents()
  const refs = servers.map((server) => server['bom-ref'])
  return {
    ...rest,
    // npm names it after the folder of the checkout.
    metadata: { ...metadata, component: { ...metadata.component, name: 'pinline' } },
    components: [...components, ...servers],
    dependencies: [
      ...dependencies.map((one) =>
        one.ref === root ? { ...one, dependsOn: [...(one.dependsOn ?? []), ...refs] } : one,
      ),
      ...refs.map((ref) => ({ ref, dependsOn: [] })),
    ],
  }
}
