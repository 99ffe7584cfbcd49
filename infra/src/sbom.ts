import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billWithServers } from './checks/server-components.ts'
import { runCommand } from './machine/run-command.ts'
import { ProcessFailure } from './processes/managed-process.ts'
import { projectFolder } from './project-folders.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Writes the software bill of materials (CycloneDX): all npm packages, and the servers that are downloaded. */
const writeBill = async (): Promise<void> => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--loglevel=silent']
  const { code, output } = await runCommand('npm', args, { cwd: projectFolder })
  if (code !== 0) throw new ProcessFailure(`npm sbom failed:\n${output}`)
  const file = join(projectFolder, 'sbom.cdx.json')
  writeFileSync(file, `${JSON.stringify(billWithServers(JSON.parse(output)), null, 2)}\n`)
  process.stdout.write(`  ${file}\n`)
}

await writeBill().catch((error: unknown) => {
  reportFailure(error)
  process.exitCode = 1
})
