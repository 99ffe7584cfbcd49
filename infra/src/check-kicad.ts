import { runInherited } from './checks/project-program.ts'
import { runCommand } from './machine/run-command.ts'
import { reportFailure } from './terminal/report-failure.ts'

/**
 * Lets KiCad read what the shop offers it: that of PUBLIC_URL with the accounts of PINLINE_DATA, or of a system started
 * with the tests' harness. KiCad is no package of npm: without it nothing is checked, which is said.
 */
const checkKicad = async (args: string[]): Promise<number> => {
  const { code, output } = await runCommand('kicad-cli', ['version'])
  if (code !== 0) {
    process.stdout.write(
      'Nothing was checked: kicad-cli is not installed. Install KiCad 8 or later; on Debian 12: apt-get install -t bookworm-backports --no-install-recommends kicad\n',
    )
    return 0
  }
  process.stdout.write(`kicad-cli ${output.trim()}\n`)
  const script = 'bench/check-kicad.ts'
  return process.env.PUBLIC_URL === undefined
    ? await runInherited('node', ['tests/harness/run-on-system.ts', script, ...args])
    : await runInherited('node', [`tests/${script}`, ...args])
}

process.exitCode = await checkKicad(process.argv.slice(2)).catch((error: unknown) => {
  reportFailure(error)
  return 1
})
