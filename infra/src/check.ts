import { join } from 'node:path'
import { runCaptured } from './checks/project-program.ts'
import { cacheFolder } from './project-folders.ts'
import { printSteps } from './terminal/steps.ts'

const sources = ['events', 'services', 'storefront', 'console', 'infra', 'tests']
const arrows = ['--config', 'tests/architecture/dependency-cruiser.cjs', '--no-progress', ...sources]

/** TypeScript 7, native, under its own name: dependency-cruiser reads sources by version 6. */
const typeScript = 'node_modules/typescript-7/bin/tsc'

/** A quarter of a check of all types was collecting garbage in Go: without, it takes a tenth more memory, 4.2 GB. */
const collectNearLimit = { GOGC: 'off', GOMEMLIMIT: '6GiB' }

/** What the last check of types found, so that the next one reads what has changed since. */
const typesChecked = join(cacheFolder, 'types.7.tsbuildinfo')

type Check = { name: string; program: string; args: string[]; environment?: Record<string, string> }

/**
 * The longest first, so that both lanes end together. Each works on one core: side by side on the same two, workers and
 * checkers take a quarter more time for the same work, and read common modules and types several times.
 */
const checks: Check[] = [
  { name: 'unit specs', program: 'vitest', args: ['run', '--project', 'unit', '--maxWorkers=1', '--reporter=dot'] },
  {
    name: 'types',
    program: 'node',
    args: [typeScript, '--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', typesChecked],
    environment: collectNearLimit,
  },
  {
    name: 'lint, format',
    program: 'biome',
    args: ['ci', '--error-on-warnings', '.'],
    environment: { BIOME_THREADS: '1' },
  },
  { name: 'arrows', program: 'depcruise', args: arrows },
  { name: 'unused code', program: 'knip', args: ['--config', 'infra/knip.json'] },
  { name: 'words', program: 'node', args: ['infra/src/check-words.ts'] },
]

const steps = printSteps((text) => {
  process.stdout.write(text)
})

const runCheck = async ({ name, program, args, environment }: Check): Promise<string | undefined> => {
  const run = async () => {
    const { code, output } = await runCaptured(program, args, environment)
    if (code !== 0) throw new Error(output)
  }
  return steps.run(name, run).then(
    () => undefined,
    (error: unknown) => `── ${name}: ${program} ${args.join(' ')}\n${error instanceof Error ? error.message : ''}`,
  )
}

/** Runs one waiting check after the other. */
const runLane = async (waiting: Check[]): Promise<string[]> => {
  const failures: string[] = []
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const failure = await runCheck(check)
    if (failure !== undefined) failures.push(failure)
  }
  return failures
}

const began = performance.now()
const waiting = [...checks]
// Two lanes for two cores.
const failures = (await Promise.all([runLane(waiting), runLane(waiting)])).flat()
for (const failure of failures) process.stdout.write(`\n${failure}\n`)
const seconds = ((performance.now() - began) / 1000).toFixed(1)
process.stdout.write(failures.length === 0 ? `  all well after ${seconds} s\n` : `\n  ${failures.length} failed\n`)
process.exitCode = failures.length === 0 ? 0 : 1
