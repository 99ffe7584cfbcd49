// Writes sbom.cdx.json (CycloneDX 1.6) of an image: the packages that npm has put into node_modules, and Node itself.
// `npm sbom` refuses the folder of one workspace, and by the lockfile alone it leaves packages out.
import { readFileSync, writeFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { packages: installed } = read('node_modules/.package-lock.json')
const { packages: locked } = read('package-lock.json')
const { name, version } = read('package.json')

const componentOf = ([place, entry]) => {
  const full = place.split('node_modules/').at(-1)
  const purl = `pkg:npm/${full.replace('@', '%40')}@${entry.version}`
  const [algorithm, hash = ''] = (entry.integrity ?? '').split('-')
  return {
    type: 'library',
    'bom-ref': `${purl}#${place}`,
    name: full,
    version: entry.version,
    purl,
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
    ...(typeof entry.license === 'string' ? { licenses: [{ expression: entry.license }] } : {}),
  }
}

// Links are the project's own packages.
const packages = Object.entries(installed).filter(([place, { link }]) => place.includes('node_modules/') && !link)
const runtime = Object.entries(locked).filter(([place]) => place === `node_modules/node-linux-${process.arch}`)
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
  components: [...packages, ...runtime].map(componentOf),
}
writeFileSync('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
